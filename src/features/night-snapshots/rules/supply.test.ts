import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { findOnOffer, type VillaNights, whileShown } from './supply'

const week = { first: toDay('2027-03-01'), last: toDay('2027-03-07') }

function nights(villaId: number, first: string, last: string): VillaNights {
  return { villaId, first: toDay(first), last: toDay(last) }
}

function count(supply: Parameters<typeof findOnOffer>[1], held: Parameters<typeof findOnOffer>[2] = []) {
  return Array.from(findOnOffer(week, supply, held).values(), ({ size }) => size)
}

test('a villa is on offer from the day it opened until the day it closed, each time it did', () => {
  const open = [
    nights(1, '2027-02-01', '2027-03-02'),
    nights(1, '2027-03-05', '2027-03-05'),
    nights(2, '2027-03-02', '2028-01-01'),
    nights(3, '2027-04-01', '2028-01-01'),
  ]
  expect(count({ open, blocked: [] })).toEqual([1, 2, 1, 1, 2, 1, 1])
})

test('a blocked night is not on offer, and of a villa that is closed that night it takes nothing away', () => {
  const open = [nights(1, '2027-02-01', '2027-03-05'), nights(2, '2027-02-01', '2028-01-01')]
  const blocked = [nights(1, '2027-03-04', '9999-12-31'), nights(3, '2027-03-01', '2027-03-07')]
  expect(count({ open, blocked })).toEqual([2, 2, 2, 1, 1, 1, 1])
})

test('a night that is held in a villa since closed counts, so that nothing is fuller than full', () => {
  const open = [nights(1, '2027-02-01', '2027-03-03')]
  const held = [{ villaId: 1, checkIn: toDay('2027-03-02'), checkOut: toDay('2027-03-06') }]
  expect(count({ open, blocked: [] }, held)).toEqual([1, 1, 1, 1, 1, 0, 0])
})

test('a villa is on offer while visitors are shown it: not before its first day, and not after its last', () => {
  const open = nights(1, '2027-02-01', '2028-01-01')
  const days = { showFrom: toDay('2027-03-03'), showUntil: toDay('2027-03-05') }
  expect(count({ open: [whileShown(open, days)], blocked: [] })).toEqual([0, 0, 1, 1, 1, 0, 0])
  expect(whileShown(open, { showFrom: null, showUntil: null })).toEqual(open)
})
