import { expect, test } from 'vitest'
import { pricesOf, specsOf } from './staff-values'

const category = {
  pricePerNight: '65.00',
  halfBoardPrice: '85.00',
  fullBoardPrice: null,
  maxGuests: 2,
  bedrooms: 1,
  bathrooms: 1.5,
  roomSize: 38,
}
const bare = {
  basePrice: null,
  halfBoardPrice: null,
  fullBoardPrice: null,
  maxGuests: null,
  bedrooms: null,
  bathrooms: null,
  roomSize: null,
}

test('a villa without prices of its own shows those of its category', () => {
  expect(pricesOf(bare, category)).toEqual({ base: 6500, half: 8500, full: null })
})

test('a villa’s own price goes before its category’s, zero too', () => {
  expect(pricesOf({ ...bare, basePrice: '0.00', fullBoardPrice: '110' }, category)).toEqual({
    base: 0,
    half: 8500,
    full: 11000,
  })
})

test('a villa of no category has no prices, and the usual room', () => {
  expect(pricesOf(bare, undefined)).toEqual({ base: null, half: null, full: null })
  expect(specsOf(bare, undefined)).toEqual({ guests: 2, bedrooms: 1, bathrooms: 1, roomSize: null })
})

test('specifications fall back one by one', () => {
  expect(specsOf({ ...bare, maxGuests: 4 }, category)).toEqual({
    guests: 4,
    bedrooms: 1,
    bathrooms: 1.5,
    roomSize: 38,
  })
})
