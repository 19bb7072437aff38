import { expect, it } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { searchVilla, takenNights, SEARCH_TODAY as today } from '../../../../test/search-villas'
import { priceStrip } from './price-strip'

const villas = [
  searchVilla(1, { price: '$55.00', maxGuests: 2 }),
  searchVilla(2, { price: '$90.00', maxGuests: 4 }),
]
const board = 'bed-and-breakfast'

it('three days each way have the least that the same nights cost from them, or nothing', () => {
  const stay = { checkIn: toDay('2027-03-16'), checkOut: toDay('2027-03-18') }
  const taken = takenNights(
    [1, 2],
    [1, '2027-03-16', '2027-03-17'],
    [1, '2027-03-18', '2027-03-19'],
    [2, '2027-03-18', '2027-03-19'],
  )
  expect(strip(taken, stay)).toEqual([
    ['2027-03-13', 13_200],
    ['2027-03-14', 12_100],
    ['2027-03-15', 18_000],
    ['2027-03-16', 18_000],
    ['2027-03-17', null],
    ['2027-03-18', null],
    ['2027-03-19', 13_200],
  ])
  expect(
    priceStrip(villas, taken, { stay, guests: 1, childAges: [], board }).findIndex(
      ({ isWished }) => isWished,
    ),
  ).toBe(3)
})

it('a day before today or too far ahead is out of reach', () => {
  const stay = { checkIn: today, checkOut: addDays(today, 1) }
  const days = priceStrip(villas, takenNights([1, 2]), { stay, guests: 1, childAges: [], board })
  expect(days.map(({ isOutOfReach }) => isOutOfReach)).toEqual([true, true, true, false, false, false, false])
  const last = { checkIn: addDays(today, 365), checkOut: addDays(today, 366) }
  const far = priceStrip(villas, takenNights([1, 2]), { stay: last, guests: 1, childAges: [], board })
  expect(far.map(({ isOutOfReach }) => isOutOfReach)).toEqual([false, false, false, false, true, true, true])
})

it('a party that no villa takes has the price of several, and one that all of them do not hold has none', () => {
  const stay = { checkIn: toDay('2027-03-16'), checkOut: toDay('2027-03-18') }
  const taken = takenNights([1, 2], [1, '2027-03-18', '2027-03-19'])
  const totals = (guests: number) =>
    priceStrip(villas, taken, { stay, guests, childAges: [], board }).map(({ total }) => total)
  expect(totals(5)).toEqual([34_800, 31_900, 29_000, 29_000, null, null, 34_800])
  expect(totals(7).every((total) => total === null)).toBe(true)
})

function strip(taken: ReturnType<typeof takenNights>, stay: Parameters<typeof priceStrip>[2]['stay']) {
  return priceStrip(villas, taken, { stay, guests: 1, childAges: [], board }).map((day) => [
    day.stay.checkIn,
    day.total,
  ])
}
