import { expect, test } from 'vitest'
import { findSiteGaps } from './site-gaps'

test('a villa with a price in a visible category is on the whole site', () => {
  expect(findSiteGaps({ hasPrice: true, category: { isActive: true } })).toEqual([])
})

test('each thing that is missing is named', () => {
  expect(findSiteGaps({ hasPrice: false, category: null })).toEqual(['price', 'category'])
  expect(findSiteGaps({ hasPrice: true, category: { isActive: false } })).toEqual(['hidden-category'])
})
