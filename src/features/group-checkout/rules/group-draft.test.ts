import { describe, expect, it } from 'vitest'
import { guestsOffered } from '@/features/bookings/rules/limits'
import type { DraftPart } from '@/features/groups/rules/group-link'
import { toDay } from '@/kernel/days'
import { searchVilla, takenNights } from '../../../../test/search-villas'
import {
  boardsOf,
  choose,
  countGuests,
  type GroupWish,
  groupWindow,
  isComplete,
  type Known,
  offerKinds,
  setCount,
  substitute,
  totalOf,
} from './group-draft'

const studio = { categoryId: 1, categoryName: 'Studio', maxGuests: 2, price: '$50.00' }
const family = { categoryId: 2, categoryName: 'Family', maxGuests: 5, price: '$110.00' }
const villas = [
  searchVilla(1, studio),
  searchVilla(2, studio),
  searchVilla(3, family),
  searchVilla(4, { ...family, halfBoardPrice: '130.00' }),
  searchVilla(5, { ...family, isAvailable: false }),
]
const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') }
const free: Known = { villas, availability: takenNights([1, 2, 3, 4]) }
const wish = (guests = 1, childAges: number[] = []): GroupWish => ({
  stay,
  party: { guests, childAges, wantsCot: false },
  board: 'bed-and-breakfast',
})
const part = (villaId: number, guests = 2): DraftPart => ({
  villaId,
  party: { guests, childAges: [], wantsCot: false },
  stay: null,
})

describe('the number of villas of each kind', () => {
  it('adds the cheapest free ones, as many as there are', () => {
    const parts = setCount([], free, wish(), { id: 2, count: 9, keepsParties: false })
    expect(parts.map(({ villaId }) => villaId)).toEqual([3, 4])
    expect(countGuests(parts)).toBe(4)
  })

  it('takes the last chosen away, and leaves other kinds alone', () => {
    const parts = setCount([part(1), part(3), part(4)], free, wish(), { id: 2, count: 1, keepsParties: true })
    expect(parts.map(({ villaId }) => villaId)).toEqual([1, 3])
  })

  it('spreads the searched party until somebody says who is where', () => {
    const one = setCount([], free, wish(8, [4, 9]), { id: 2, count: 2, keepsParties: false })
    expect(one.map(({ party }) => party)).toEqual([
      { guests: 4, childAges: [4, 9], wantsCot: false },
      { guests: 4, childAges: [], wantsCot: false },
    ])
    const two = setCount([part(3, 5)], free, wish(8), { id: 1, count: 1, keepsParties: true })
    expect(two.map(({ party }) => party.guests)).toEqual([5, 2])
  })

  it('is told with the price of the cheapest and how many are left', () => {
    expect(offerKinds([part(3)], free, wish())).toEqual([
      { id: 1, name: 'Studio', sleeps: 2, from: 10_000, chosen: 0, free: 2 },
      { id: 2, name: 'Family', sleeps: 5, from: 22_000, chosen: 1, free: 1 },
    ])
  })
})

describe('chosen villas', () => {
  const taken: Known = {
    villas,
    availability: takenNights([1, 2, 3, 4], [3, '2027-03-16', '2027-03-20']),
  }

  it('have their own nights, price and party, no larger than they hold', () => {
    const own = { checkIn: toDay('2027-03-16'), checkOut: toDay('2027-03-17') }
    const chosen = choose([part(1, 4), { ...part(3), stay: own }, part(99)], free, wish())
    expect(chosen.map(({ villa }) => villa.id)).toEqual([1, 3])
    expect(chosen.map(({ part: { party } }) => party.guests)).toEqual([2, 2])
    expect(totalOf(chosen)).toBe(21_000)
    expect(isComplete(chosen)).toBe(true)
    expect(chosen.every(({ part: { party }, villa }) => party.guests <= guestsOffered(villa))).toBe(true)
  })

  it('that are taken keep the group from being sent, and another of their kind takes their place', () => {
    const parts = [part(1), part(3, 5)]
    const chosen = choose(parts, taken, wish())
    expect(chosen.map(({ isFree }) => isFree)).toEqual([true, false])
    expect(isComplete(chosen)).toBe(false)
    const [, lost] = chosen
    expect(lost && substitute(parts, lost, taken, wish())).toEqual(part(4, 5))
    const full = [...parts, part(4)]
    expect(lost && substitute(full, lost, taken, wish())).toBeUndefined()
  })

  it('are at least two', () => {
    expect(isComplete(choose([part(1)], free, wish()))).toBe(false)
  })

  it('share the meals that all of them are offered with', () => {
    expect(boardsOf(choose([part(4)], free, wish()))).toEqual(['bed-and-breakfast', 'half-board'])
    expect(boardsOf(choose([part(4), part(1)], free, wish()))).toEqual(['bed-and-breakfast'])
  })
})

it('nights are looked up from the first arrival to the last departure, none of them past', () => {
  const own = { checkIn: toDay('2027-03-09'), checkOut: toDay('2027-03-20') }
  expect(groupWindow(stay, [{ ...part(1), stay: own }], toDay('2027-03-10'))).toEqual({
    first: '2027-03-10',
    last: '2027-03-19',
  })
})
