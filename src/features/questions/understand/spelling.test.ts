import { expect, test } from 'vitest'
import { countSlips, mendSpelling, toVocabulary } from './spelling'

const VOCABULARY = toVocabulary(
  ['breakfast', 'available', 'villa', 'parking', 'wifi', 'cool'],
  ['pool', 'park'],
)

test('slips are letters left out, put in, exchanged or swapped', () => {
  expect(countSlips('villa', 'villa', 2)).toBe(0)
  expect(countSlips('vila', 'villa', 2)).toBe(1)
  expect(countSlips('ivlla', 'villa', 2)).toBe(1)
  expect(countSlips('brekfst', 'breakfast', 2)).toBe(2)
  expect(countSlips('lunch', 'breakfast', 2)).toBe(3)
})

test('misspelt words are mended, others are left as they are', () => {
  expect(mendSpelling('is a vila avalable with brekfast', VOCABULARY)).toBe(
    'is a villa available with breakfast',
  )
  expect(mendSpelling('a pool in the park', VOCABULARY)).toBe('a pool in the park')
  expect(mendSpelling('parked, parks', VOCABULARY)).toBe('parked, parks')
})
