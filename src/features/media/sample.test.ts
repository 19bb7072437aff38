import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPictureSources } from './rules/picture-sources'
import { sampleFilm, samplePicture } from './sample'

it.each([
  'hills-at-dusk',
  'terrace-at-night',
  'sundowner',
  'bedroom',
  'conference-hall',
  'la-familiar',
] as const)('the rendered picture of %s is among the assets in every size pages may ask for', (subject) => {
  const kept = findPictureSources(samplePicture(subject))
  const addresses = [...(kept?.sources ?? []), { srcSet: kept?.srcSet ?? '' }]
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((entry) => entry.split(' ')[0] ?? '')
  expect(addresses.length).toBeGreaterThanOrEqual(9)
  for (const address of addresses)
    expect(existsSync(address.replace('/api/assets/', 'assets/pictures/')), address).toBe(true)
})

it('the drawn pictures are among the assets', () => {
  const address = samplePicture('village-view')
  expect(existsSync(address.replace('/api/assets/', 'assets/pictures/'))).toBe(true)
})

it('every sample film has an address the site can play', () => {
  for (const index of [0, 1, 2, 3, 4])
    expect(sampleFilm(index)).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/)
})
