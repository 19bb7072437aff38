import { expect, test } from 'vitest'
import { findInTheWay } from '@/features/timeline/rules/timeline'
import { LAST_DAY, toDay } from '@/kernel/days'
import { lastBlockedNight, stayOfBlock } from './blocked-stay'

test('a block holds its last night too, and is taken for no booking', () => {
  const block = stayOfBlock({ id: 7, villaId: 2, startDate: '2027-03-15', endDate: '2027-03-16' })
  expect(block).toMatchObject({ id: -7, checkInDate: '2027-03-15', checkOutDate: '2027-03-17' })
  const isInTheWay = (checkIn: string, checkOut: string) =>
    findInTheWay(7, { villaId: 2, checkIn: toDay(checkIn), checkOut: toDay(checkOut) }, [block]) === block
  expect(isInTheWay('2027-03-16', '2027-03-18')).toBe(true)
  expect(isInTheWay('2027-03-17', '2027-03-18')).toBe(false)
  expect(isInTheWay('2027-03-14', '2027-03-15')).toBe(false)
})

test('a block until the last day of all holds the villa until then', () => {
  const block = stayOfBlock({ id: 7, villaId: 2, startDate: '2027-03-15', endDate: LAST_DAY })
  expect(block).toMatchObject({ checkInDate: '2027-03-15', checkOutDate: LAST_DAY })
})

test('nights are blocked to the end of the fifth year from now', () => {
  expect(lastBlockedNight(toDay('2027-03-10'))).toBe('2032-12-31')
  expect(lastBlockedNight(toDay('2027-12-31'))).toBe('2032-12-31')
  expect(lastBlockedNight(LAST_DAY)).toBe(LAST_DAY)
})
