import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { searchVilla, takenNights } from '../../../../test/search-villas'
import { findStaysForParty, lowestForParty } from './party-total'

const villas = [
  searchVilla(1, { price: '$50.00', maxGuests: 2 }),
  searchVilla(2, { price: '$110.00', maxGuests: 4 }),
  searchVilla(3, { price: '$120.00', maxGuests: 4 }),
]
const ids = [1, 2, 3]
// Two week nights, which cost what the villas do.
const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') }
const wish = (guests: number) => ({ stay, guests, childAges: [], board: 'bed-and-breakfast' as const })

it('a party costs what one villa does that holds it, and else what as few as it takes do together', () => {
  const free = takenNights(ids)
  expect(lowestForParty(villas, free, wish(4))).toBe(22_000)
  expect(lowestForParty(villas, free, wish(6))).toBe(32_000)
  expect(lowestForParty(villas, free, wish(10))).toBe(56_000)
  expect(lowestForParty(villas, free, wish(11))).toBeNull()
  // With both that hold four taken, what is left is a studio for two.
  const taken = takenNights(ids, [2, '2027-03-15', '2027-03-16'], [3, '2027-03-15', '2027-03-16'])
  expect(lowestForParty(villas, taken, wish(4))).toBeNull()
})

it('where a night is taken, the nearest stays with room for all are told with their prices', () => {
  const taken = takenNights(ids, [3, '2027-03-15', '2027-03-16'])
  expect(findStaysForParty(villas, taken, wish(8))).toEqual([
    // Tuesday to Thursday, the day after; before it the taken night is in the way.
    { stay: { checkIn: '2027-03-16', checkOut: '2027-03-18' }, total: 46_000 },
    // Both are weekend nights, a fifth dearer.
    { stay: { checkIn: '2027-03-13', checkOut: '2027-03-15' }, total: 55_200 },
    { stay: { checkIn: '2027-03-17', checkOut: '2027-03-19' }, total: 46_000 },
  ])
  expect(findStaysForParty(villas, taken, wish(11))).toEqual([])
})
