import { describe, expect, it } from 'vitest'
import { type Availability, readAvailability } from '@/features/bookings/rules/availability'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import { fewestNights, findOffers, findOtherStays, largestParty, lowestPrice, windowAround } from './offers'

const today = toDay('2027-03-10')
const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') }
const board = 'bed-and-breakfast'
const villas = [
  villa(1, { price: '$90.00', maxGuests: 4 }),
  villa(2, { price: '$55.00', maxGuests: 2 }),
  villa(3, { price: '$55.00', maxGuests: 2 }),
  villa(4, { price: '$20.00', maxGuests: 8, isAvailable: false }),
]

describe('the villas offered for a stay', () => {
  it('are those free on all of its nights, the cheapest first', () => {
    const offers = findOffers(villas, taken([3, '2027-03-16', '2027-03-18']), { stay, guests: 1, board })
    expect(offers.map(({ villa, quote }) => [villa.id, quote.total])).toEqual([
      [2, 11_000],
      [1, 18_000],
    ])
  })

  it('may be left by one guest on the day another arrives', () => {
    const around = taken([3, '2027-03-13', '2027-03-15'], [3, '2027-03-17', '2027-03-19'])
    expect(idsOf(around, 1)).toEqual([2, 3, 1])
  })

  it('take the whole party', () => {
    expect(idsOf(taken(), 3)).toEqual([1])
    expect(idsOf(taken(), 5)).toEqual([])
    expect(largestParty(villas)).toBe(4)
  })

  it('are those that offer the meals asked for, at their price', () => {
    const half = villas.map((one) => (one.id === 2 ? { ...one, halfBoardPrice: '73.00' } : one))
    const offers = findOffers(half, taken(), { stay, guests: 1, board: 'half-board' })
    expect(offers.map((offer) => [offer.villa.id, offer.quote.total])).toEqual([[2, 14_600]])
  })

  it('are those that take a stay so short in its season', () => {
    const season = {
      startDate: toDay('2027-03-15'),
      endDate: toDay('2027-03-20'),
      price: null,
      weekendPrice: null,
      minNights: 3,
    }
    const seasonal = villas.map((one) => (one.id === 3 ? one : { ...one, seasons: [season] }))
    const offers = findOffers(seasonal, taken(), { stay, guests: 1, board })
    expect(offers.map((offer) => offer.villa.id)).toEqual([3])
    expect(fewestNights(seasonal.slice(0, 2), stay.checkIn)).toBe(3)
    expect(fewestNights(seasonal, stay.checkIn)).toBe(1)
    expect(fewestNights([], stay.checkIn)).toBe(1)
  })

  it('are none while the nights are not known', () => {
    expect(findOffers(villas, readAvailability([1, 2, 3], today, []), { stay, guests: 1, board })).toEqual([])
  })
})

describe('other stays of the same length', () => {
  const full = taken(...[1, 2, 3].map((id) => [id, '2027-03-14', '2027-03-18'] as const))

  it('are the nearest ones for which a villa is free', () => {
    expect(findOtherStays(villas, full, { stay, guests: 1, board })).toEqual([
      { checkIn: '2027-03-12', checkOut: '2027-03-14' },
      { checkIn: '2027-03-18', checkOut: '2027-03-20' },
      { checkIn: '2027-03-11', checkOut: '2027-03-13' },
    ])
  })

  it('are none for a party that no villa takes', () => {
    expect(findOtherStays(villas, full, { stay, guests: 5, board })).toEqual([])
  })
})

it('a night costs from what the cheapest villa costs that is free on it', () => {
  const availability = taken([2, '2027-03-15', '2027-03-16'], [3, '2027-03-15', '2027-03-16'])
  expect(lowestPrice(villas, availability, toDay('2027-03-15'))).toBe(9000)
  expect(lowestPrice(villas, availability, toDay('2027-03-16'))).toBe(5500)
})

it('a week before and after the stay is asked about, nothing of the past', () => {
  expect(windowAround(stay, today)).toEqual({ first: '2027-03-10', last: '2027-03-23' })
})

function idsOf(availability: Availability, guests: number) {
  return findOffers(villas, availability, { stay, guests, board }).map((offer) => offer.villa.id)
}

function taken(...stays: (readonly [id: number, checkIn: string, checkOut: string])[]): Availability {
  const window = { first: toDay('2027-03-01'), last: toDay('2027-03-31') }
  const bookings = stays.map(([villaId, checkInDate, checkOutDate]) => ({
    villaId,
    checkInDate,
    checkOutDate,
    status: 'confirmed' as const,
  }))
  return readAvailability([1, 2, 3], today, [{ window, bookings }])
}

function villa(id: number, own: Pick<Villa, 'price' | 'maxGuests'> & Partial<Villa>): Villa {
  return {
    id,
    name: 'Rose Villa',
    slug: `rose-villa-${id}`,
    description: '',
    shortDescription: null,
    categoryId: 1,
    categoryName: 'Garden Studio',
    building: null,
    roomNumber: `R0${id}`,
    floor: null,
    weekendPrice: null,
    halfBoardPrice: null,
    fullBoardPrice: null,
    isAvailable: true,
    isFeatured: false,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: null,
    amenities: [],
    mainImageUrl: null,
    ...own,
  }
}
