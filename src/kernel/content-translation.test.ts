import { describe, expect, test } from 'vitest'
import { findGaps, layOverSiteTexts } from './content-translation'

const site = { texts: { name: 'Jardin' }, sources: { name: 'Garden' } }
const staff = { texts: { name: 'Mon jardin' }, sources: { name: 'My garden' } }

describe('what staff translated from an English text that is now another one', () => {
  test('goes before what came with the site, and is shown as changed', () => {
    const laid = layOverSiteTexts(site, staff)
    expect(laid).toEqual(staff)
    expect(findGaps(['name'], { name: 'Garden' }, laid)).toEqual({ missing: [], changed: ['name'] })
  })

  test('gives way to it where such texts are dropped, but not one of today’s English', () => {
    expect(layOverSiteTexts(site, staff, 'dropped')).toEqual(site)
    const ofToday = { ...staff, sources: site.sources }
    expect(layOverSiteTexts(site, ofToday, 'dropped')).toEqual(ofToday)
  })
})

test('what came with the site is read of the fields that staff translated none of', () => {
  const ofOther = { texts: { text: 'Un texte' }, sources: { text: 'A text' } }
  expect(layOverSiteTexts(site, ofOther).texts).toEqual({ name: 'Jardin', text: 'Un texte' })
  expect(layOverSiteTexts(site)).toEqual(site)
})
