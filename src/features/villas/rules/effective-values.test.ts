import { describe, expect, it } from 'vitest'
import { type CategoryValues, inheritValues, type VillaValues } from './effective-values'

const silent: VillaValues = {
  basePriceCents: null,
  halfBoardPriceCents: null,
  fullBoardPriceCents: null,
  maxGuests: null,
  bedrooms: null,
  bathrooms: null,
  roomSize: null,
  beds: null,
  view: null,
  kitchen: null,
  amenities: null,
  mainImageUrl: null,
}

const family: CategoryValues = {
  pricePerNightCents: 12_000,
  halfBoardPriceCents: 15_600,
  fullBoardPriceCents: 19_200,
  maxGuests: 5,
  bedrooms: 2,
  bathrooms: 1.5,
  roomSize: 62.5,
  beds: [{ kind: 'king', count: 1 }],
  view: 'The garden',
  kitchen: ['Fridge'],
  amenities: ['Kitchenette'],
  imageUrl: '/category.jpg',
}

const outspoken: VillaValues = {
  basePriceCents: 13_500,
  halfBoardPriceCents: 17_000,
  fullBoardPriceCents: 20_500,
  maxGuests: 6,
  bedrooms: 3,
  bathrooms: 2.5,
  roomSize: 80,
  beds: [{ kind: 'single', count: 6 }],
  view: 'The hills',
  kitchen: ['Hob and oven'],
  amenities: ['Fireplace'],
  mainImageUrl: '/villa.jpg',
}

describe('the values of a villa', () => {
  it('are its own where staff gave them', () => {
    const { basePriceCents, mainImageUrl, ...same } = outspoken
    expect(inheritValues(outspoken, family)).toEqual({
      ...same,
      priceCents: basePriceCents,
      imageUrl: mainImageUrl,
    })
  })

  it('are otherwise those of its category', () => {
    const { pricePerNightCents, ...same } = family
    expect(inheritValues(silent, family)).toEqual({ ...same, priceCents: pricePerNightCents })
  })

  it('are otherwise two guests, one bedroom, one bathroom, and no price at all', () => {
    expect(inheritValues(silent, null)).toEqual({
      priceCents: null,
      halfBoardPriceCents: null,
      fullBoardPriceCents: null,
      maxGuests: 2,
      bedrooms: 1,
      bathrooms: 1,
      roomSize: null,
      beds: [],
      view: null,
      kitchen: [],
      amenities: [],
      imageUrl: null,
    })
  })

  it('are inherited one by one', () => {
    expect(inheritValues({ ...silent, maxGuests: 3 }, family)).toMatchObject({ maxGuests: 3, bedrooms: 2 })
    expect(inheritValues(outspoken, { ...family, halfBoardPriceCents: null })).toMatchObject({
      halfBoardPriceCents: 17_000,
    })
  })

  it('may be nothing on purpose: a price of zero, no bedroom, no kitchen, no amenities', () => {
    const bare = { ...silent, basePriceCents: 0, bedrooms: 0, kitchen: [], amenities: [] }
    expect(inheritValues(bare, family)).toMatchObject({
      priceCents: 0,
      bedrooms: 0,
      kitchen: [],
      amenities: [],
    })
  })
})
