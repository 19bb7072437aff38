import { expect, test } from 'vitest'
import { slugOf } from './slug'

test.each([
  ['Family Villa', 'family-villa'],
  ['Rose Villa R01', 'rose-villa-r01'],
  ['  The “Sundowner” (upstairs)! ', 'the-sundowner-upstairs'],
  ['Café & Bar', 'cafe-bar'],
  ['one -- two__three', 'one-two-three'],
  ['2 bedrooms', '2-bedrooms'],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a name without a letter or a digit has none', () => {
  expect(slugOf('…')).toBe('')
  expect(slugOf('')).toBe('')
})
