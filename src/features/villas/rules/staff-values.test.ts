import { expect, test } from 'vitest'
import { pricesOf, specsOf } from './staff-values'

const king = [{ kind: 'king' as const, count: 1 }]

const category = {
  pricePerNight: '65.00',
  halfBoardPrice: '85.00',
  fullBoardPrice: null,
  maxGuests: 2,
  bedrooms: 1,
  bathrooms: 1.5,
  roomSize: 38,
  beds: king,
  view: 'The garden',
  kitchen: ['Kettle'],
}
const bare = {
  basePrice: null,
  halfBoardPrice: null,
  fullBoardPrice: null,
  maxGuests: null,
  bedrooms: null,
  bathrooms: null,
  roomSize: null,
  beds: null,
  view: null,
  kitchen: null,
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
  expect(specsOf(bare, undefined)).toEqual({
    guests: 2,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: null,
    beds: [],
    view: null,
    kitchen: [],
  })
})

test('specifications fall back one by one', () => {
  expect(specsOf({ ...bare, maxGuests: 4, view: 'The hills' }, category)).toEqual({
    guests: 4,
    bedrooms: 1,
    bathrooms: 1.5,
    roomSize: 38,
    beds: king,
    view: 'The hills',
    kitchen: ['Kettle'],
  })
})
