import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { addDays, LAST_DAY, toDay } from '@/kernel/days'
import {
  canStay,
  dayStatus,
  isFreeNight,
  latestCheckOut,
  readAvailability,
  windowsToAsk,
} from './availability'

const today = toDay('2027-03-10')
const march = { first: toDay('2027-03-01'), last: toDay('2027-03-31') }

describe('several villas of which any will do', () => {
  const nights = (villaId: number, checkInDate: string, checkOutDate: string) => ({
    villaId,
    checkInDate,
    checkOutDate,
    status: 'confirmed' as const,
  })
  const bookings = [nights(1, '2027-03-14', '2027-03-17'), nights(2, '2027-03-16', '2027-03-18')]
  // The same booking comes with every window it touches.
  const availability = readAvailability([1, 2], today, [
    { window: march, bookings },
    { window: march, bookings },
  ])

  it('are taken together only where none of them is free', () => {
    expect([...availability.taken]).toEqual(['2027-03-16'])
  })

  it('are told apart night by night', () => {
    expect(availability.takenBy.get(toDay('2027-03-15'))).toEqual(new Set([1]))
    expect(availability.takenBy.get(toDay('2027-03-17'))).toEqual(new Set([2]))
  })
})

describe('nights that are taken for ages', () => {
  it('are written out for the days asked about, and no others', () => {
    const availability = know([['1000-01-01', '9999-12-31']])
    expect([...availability.takenBy.keys()]).toHaveLength(31)
    expect(isFreeNight(availability, toDay('2027-03-31'))).toBe(false)
  })
})

describe('at the end of the calendar', () => {
  it('a stay can be looked for without end', () => {
    const december = { first: toDay('9999-12-01'), last: LAST_DAY }
    const availability = readAvailability([1], toDay('9999-12-30'), [{ window: december, bookings: [] }])
    expect(latestCheckOut(availability, toDay('9999-12-30'))).toBe(LAST_DAY)
    expect(windowsToAsk(LAST_DAY, 2, null)).toEqual([december])
  })
})

describe('a day of the calendar', () => {
  const availability = know([['2027-03-14', '2027-03-17']])

  it.each([
    ['2027-03-09', 'past'],
    ['2027-03-10', 'available'],
    ['2027-03-13', 'available'],
    ['2027-03-14', 'check-out-only'],
    ['2027-03-15', 'booked'],
    ['2027-03-16', 'booked'],
    ['2027-03-17', 'available'],
    ['2027-04-01', 'unknown'],
  ])('%s is %s', (day, status) => {
    expect(dayStatus(availability, toDay(day))).toBe(status)
  })

  it('is booked, not check-out only, where one guest leaves and another arrives', () => {
    const backToBack = know([
      ['2027-03-14', '2027-03-17'],
      ['2027-03-17', '2027-03-19'],
    ])
    expect(dayStatus(backToBack, toDay('2027-03-17'))).toBe('booked')
  })

  it('is booked when it is today and somebody arrives: no stay can end today', () => {
    expect(dayStatus(know([['2027-03-10', '2027-03-12']]), today)).toBe('booked')
  })

  it('is too far after 365 days, counted from today', () => {
    const year = { first: today, last: addDays(today, 400) }
    const all = readAvailability([1], today, [{ window: year, bookings: [] }])
    expect(dayStatus(all, addDays(today, 365))).toBe('available')
    expect(dayStatus(all, addDays(today, 366))).toBe('too-far')
  })
})

describe('nights', () => {
  it.each<[BookingStatus, boolean]>([
    ['pending', false],
    ['confirmed', false],
    ['checked-in', false],
    ['checked-out', false],
    ['cancelled', true],
    ['no-show', true],
  ])('of a %s booking are free: %s', (status, isFree) => {
    const availability = know([['2027-03-14', '2027-03-17']], status)
    expect(isFreeNight(availability, toDay('2027-03-15'))).toBe(isFree)
  })

  it("of another villa's booking are free", () => {
    const booking = { villaId: 2, checkInDate: '2027-03-14', checkOutDate: '2027-03-17' } as const
    const availability = readAvailability([1], today, [
      { window: march, bookings: [{ ...booking, status: 'confirmed' }] },
    ])
    expect(isFreeNight(availability, toDay('2027-03-15'))).toBe(true)
  })

  it('of a window not answered yet are not known to be free', () => {
    const availability = readAvailability([1], today, [{ window: march, bookings: undefined }])
    expect(dayStatus(availability, toDay('2027-03-15'))).toBe('unknown')
    expect(isFreeNight(availability, toDay('2027-03-15'))).toBe(false)
  })
})

describe('a stay', () => {
  const availability = know([['2027-03-14', '2027-03-17']])

  it.each([
    ['may end the day somebody arrives', '2027-03-12', '2027-03-14', true],
    ['may begin the day somebody leaves', '2027-03-17', '2027-03-19', true],
    ['may not hold a booked night', '2027-03-12', '2027-03-15', false],
    ['may not jump over booked nights', '2027-03-12', '2027-03-19', false],
    ['may not begin in the past', '2027-03-09', '2027-03-11', false],
    ['may not end the day it begins', '2027-03-11', '2027-03-11', false],
    ['may not hold a night not known', '2027-03-30', '2027-04-02', false],
    ['may end on the first day not known', '2027-03-30', '2027-04-01', true],
  ])('%s', (_, checkIn, checkOut, isPossible) => {
    expect(canStay(availability, { checkIn: toDay(checkIn), checkOut: toDay(checkOut) })).toBe(isPossible)
  })

  it('can last until the next booking, at most 60 nights', () => {
    expect(latestCheckOut(availability, toDay('2027-03-11'))).toBe('2027-03-14')
    const year = { first: today, last: addDays(today, 400) }
    const free = readAvailability([1], today, [{ window: year, bookings: [] }])
    expect(latestCheckOut(free, today)).toBe(addDays(today, 60))
  })
})

describe('the windows to ask about', () => {
  it('are the visible months, first and last day', () => {
    expect(windowsToAsk(toDay('2027-12-15'), 2, null)).toEqual([{ first: '2027-12-01', last: '2028-01-31' }])
    expect(windowsToAsk(toDay('2028-02-29'), 1, null)).toEqual([{ first: '2028-02-01', last: '2028-02-29' }])
  })

  it('reach back to a check-in that has been leafed away from', () => {
    expect(windowsToAsk(toDay('2027-05-01'), 2, toDay('2027-03-20'))).toEqual([
      { first: '2027-05-01', last: '2027-06-30' },
      { first: '2027-03-01', last: '2027-04-30' },
    ])
  })

  it('do not reach back to where no stay can come from, nor for a later check-in', () => {
    expect(windowsToAsk(toDay('2027-09-01'), 2, toDay('2027-03-20'))).toHaveLength(1)
    expect(windowsToAsk(toDay('2027-03-01'), 2, toDay('2027-04-20'))).toHaveLength(1)
    expect(windowsToAsk(toDay('2027-01-01'), 2, toDay('2027-04-20'))).toHaveLength(1)
  })
})

function know(stays: [string, string][], status: BookingStatus = 'confirmed') {
  const bookings = stays.map(([checkInDate, checkOutDate]) => ({
    villaId: 1,
    checkInDate,
    checkOutDate,
    status,
  }))
  return readAvailability([1], today, [{ window: march, bookings }])
}
