import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  type Day,
  dayIn,
  daysBetween,
  FIRST_DAY,
  firstOfMonth,
  formatDay,
  formatLongDay,
  formatMonth,
  formatShortDay,
  isDay,
  LAST_DAY,
  lastOfMonth,
  toDay,
  weekdayOf,
} from './days'

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

describe('a calendar day', () => {
  it('is exactly what the calendar has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, day) => {
          const real = month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)
          expect(isDay(write(year, month, day))).toBe(real)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it.each([
    '',
    '2027-3-14',
    '2027-03-14T00:00:00Z',
    ' 2027-03-14',
    '0999-01-01',
    '2027-02-29',
    '１２３４-01-01',
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => toDay(text)).toThrow(RangeError)
  })

  it('knows the leap years of 1900, 2000, 2028 and 2100', () => {
    expect(['1900', '2000', '2028', '2100'].map((year) => isDay(`${year}-02-29`))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is never one beyond the first and the last of the calendar, however far somebody counts', () => {
    expect(addDays(LAST_DAY, 1)).toBe(LAST_DAY)
    expect(addDays(toDay('9999-12-01'), 45)).toBe(LAST_DAY)
    expect(addDays(FIRST_DAY, -1)).toBe(FIRST_DAY)
    expect(addDays(toDay('2027-03-14'), 1e20)).toBe(LAST_DAY)
    expect(addMonths(toDay('9999-12-05'), 1)).toBe(LAST_DAY)
    expect(addMonths(toDay('1000-01-05'), -1)).toBe(FIRST_DAY)
    expect(lastOfMonth(LAST_DAY)).toBe(LAST_DAY)
    expect(firstOfMonth(LAST_DAY)).toBe('9999-12-01')
  })

  it('comes back after any number of days, forth and back', () => {
    fc.assert(
      fc.property(anyDay(), fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const later = addDays(day, count)
        expect(addDays(later, -count)).toBe(day)
        expect(daysBetween(day, later)).toBe(count)
        expect(weekdayOf(later)).toBe((((weekdayOf(day) + count) % 7) + 7) % 7)
      }),
    )
  })

  it('is followed by the next one on the calendar, also at the end of months, years and February', () => {
    fc.assert(
      fc.property(anyDay(), (day) => {
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
        const next =
          date < lengthOf(year, month)
            ? write(year, month, date + 1)
            : month < 12
              ? write(year, month + 1, 1)
              : write(year + 1, 1, 1)
        expect(addDays(day, 1)).toBe(next)
      }),
      { numRuns: 1000 },
    )
  })

  it('sorts as text in the order of time', () => {
    fc.assert(
      fc.property(anyDay(), anyDay(), (one, other) => {
        expect(Math.sign(daysBetween(other, one))).toBe(one < other ? -1 : one > other ? 1 : 0)
      }),
    )
  })

  it('falls on the weekday of the almanac', () => {
    expect(weekdayOf(toDay('2000-01-01'))).toBe(6)
    expect(weekdayOf(toDay('2024-02-29'))).toBe(4)
    expect(weekdayOf(toDay('2027-03-14'))).toBe(0)
  })
})

describe('months', () => {
  it('begin on the 1st and end before the next 1st', () => {
    fc.assert(
      fc.property(anyDay(), (day) => {
        const [year = 0, month = 0] = day.split('-').map(Number)
        expect(firstOfMonth(day)).toBe(write(year, month, 1))
        expect(lastOfMonth(day)).toBe(write(year, month, lengthOf(year, month)))
      }),
    )
  })

  it('moved by keep the day, or take the last one of a shorter month', () => {
    expect(addMonths(toDay('2027-01-31'), 1)).toBe('2027-02-28')
    expect(addMonths(toDay('2028-01-31'), 1)).toBe('2028-02-29')
    expect(addMonths(toDay('2027-03-31'), -1)).toBe('2027-02-28')
    expect(addMonths(toDay('2027-12-15'), 1)).toBe('2028-01-15')
    expect(addMonths(toDay('2028-02-29'), 12)).toBe('2029-02-28')
  })

  it('moved by land in the month counted by hand', () => {
    fc.assert(
      fc.property(anyDay(), fc.integer({ min: -40, max: 40 }), (day, count) => {
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
        const index = year * 12 + (month - 1) + count
        const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
        expect(addMonths(day, count)).toBe(write(toYear, toMonth, Math.min(date, lengthOf(toYear, toMonth))))
      }),
    )
  })
})

describe("the property's today", () => {
  const instant = (text: string) => new Date(text)

  it('turns at midnight in Kampala, three hours before UTC', () => {
    expect(dayIn('Africa/Kampala', instant('2027-03-14T20:59:59.999Z'))).toBe('2027-03-14')
    expect(dayIn('Africa/Kampala', instant('2027-03-14T21:00:00Z'))).toBe('2027-03-15')
  })

  it('is its own in each zone at one and the same instant', () => {
    const newYear = instant('2026-12-31T22:30:00Z')
    expect(dayIn('Africa/Kampala', newYear)).toBe('2027-01-01')
    expect(dayIn('America/Los_Angeles', newYear)).toBe('2026-12-31')
    expect(dayIn('Pacific/Auckland', newYear)).toBe('2027-01-01')
  })

  it('survives the hours that daylight saving skips and repeats elsewhere', () => {
    expect(dayIn('America/Los_Angeles', instant('2027-03-14T07:59:59Z'))).toBe('2027-03-13')
    expect(dayIn('America/Los_Angeles', instant('2027-03-15T06:59:59Z'))).toBe('2027-03-14')
    expect(dayIn('Pacific/Auckland', instant('2027-04-03T10:59:59Z'))).toBe('2027-04-03')
    expect(dayIn('Pacific/Auckland', instant('2027-04-03T11:00:00Z'))).toBe('2027-04-04')
  })

  it('in Kampala is the UTC day of three hours later, always', () => {
    const years = { min: new Date('1970-01-02T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z') }
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (moment) => {
        const shifted = new Date(moment.getTime() + 3 * 3_600_000)
        expect(dayIn('Africa/Kampala', moment)).toBe(shifted.toISOString().slice(0, 10))
      }),
    )
  })

  it('refuses a zone that does not exist', () => {
    expect(() => dayIn('Africa/Nowhere', new Date())).toThrow(RangeError)
  })
})

it('a day reads the same in every place, whatever language data is installed', () => {
  const day = toDay('2027-09-05')
  expect(formatDay(day)).toBe('Sun, 5 Sep 2027')
  expect(formatShortDay(day)).toBe('5 Sep')
  expect(formatLongDay(day)).toBe('Sunday 5 September 2027')
  expect(formatMonth(day)).toBe('September 2027')
})

function anyDay(): fc.Arbitrary<Day> {
  return fc
    .tuple(
      fc.integer({ min: 1900, max: 2199 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    )
    .map(([year, month, day]) => toDay(write(year, month, Math.min(day, lengthOf(year, month)))))
}

function lengthOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0)
}

function write(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
