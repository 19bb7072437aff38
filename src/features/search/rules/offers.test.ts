import { describe, expect, it } from 'vitest'
import { type Availability, readAvailability } from '@/features/availability/rules/availability'
import { toDay } from '@/kernel/days'
import { takenNights, SEARCH_TODAY as today, searchVilla as villa } from '../../../../test/search-villas'
import { findOffers, findOtherStays, largestParty, lowestPrice, windowAround } from './offers'
import { fewestNights } from './season-notices'

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
    const offers = findOffers(villas, taken([3, '2027-03-16', '2027-03-18']), {
      stay,
      guests: 1,
      childAges: [],
      board,
    })
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
    const offers = findOffers(half, taken(), { stay, guests: 1, childAges: [], board: 'half-board' })
    expect(offers.map((offer) => [offer.villa.id, offer.quote.total])).toEqual([[2, 14_600]])
  })

  it('are those that take a stay so short in its season', () => {
    const season = {
      startDate: toDay('2027-03-15'),
      endDate: toDay('2027-03-20'),
      price: null,
      weekendPrice: null,
      minNights: 3,
      rules: [{ kind: 'nights' as const, min: 3, says: 'Stays begin at 3 nights.' }],
    }
    const seasonal = villas.map((one) => (one.id === 3 ? one : { ...one, seasons: [season] }))
    const offers = findOffers(seasonal, taken(), { stay, guests: 1, childAges: [], board })
    expect(offers.map((offer) => offer.villa.id)).toEqual([3])
    expect(fewestNights(seasonal.slice(0, 2), stay.checkIn)).toBe(3)
    expect(fewestNights(seasonal, stay.checkIn)).toBe(1)
    expect(fewestNights([], stay.checkIn)).toBe(1)
  })

  it('are none while the nights are not known', () => {
    expect(
      findOffers(villas, readAvailability([1, 2, 3], today, []), { stay, guests: 1, childAges: [], board }),
    ).toEqual([])
  })
})

describe('other stays of the same length', () => {
  const full = taken(...[1, 2, 3].map((id) => [id, '2027-03-14', '2027-03-18'] as const))

  it('are the nearest ones for which a villa is free, each with the least it costs', () => {
    const others = findOtherStays(villas, full, { stay, guests: 1, childAges: [], board })
    expect(others.map((other) => [other.stay.checkIn, other.stay.checkOut, other.total])).toEqual([
      ['2027-03-12', '2027-03-14', 13_200],
      ['2027-03-18', '2027-03-20', 12_100],
      ['2027-03-11', '2027-03-13', 12_100],
    ])
  })

  it('are none for a party that no villa takes', () => {
    expect(findOtherStays(villas, full, { stay, guests: 5, childAges: [], board })).toEqual([])
  })
})

it('a night costs from what the cheapest villa costs that is free on it', () => {
  const availability = taken([2, '2027-03-15', '2027-03-16'], [3, '2027-03-15', '2027-03-16'])
  expect(lowestPrice(villas, availability, toDay('2027-03-15'))).toBe(9000)
  expect(lowestPrice(villas, availability, toDay('2027-03-16'))).toBe(5500)
})

it('two weeks before and after the stay are asked about, nothing of the past', () => {
  expect(windowAround(stay, today)).toEqual({ first: '2027-03-10', last: '2027-03-30' })
})

function idsOf(availability: Availability, guests: number) {
  return findOffers(villas, availability, { stay, guests, childAges: [], board }).map(
    (offer) => offer.villa.id,
  )
}

function taken(...stays: (readonly [id: number, checkIn: string, checkOut: string])[]): Availability {
  return takenNights([1, 2, 3], ...stays)
}
