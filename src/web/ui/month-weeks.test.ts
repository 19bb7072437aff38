import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, firstOfMonth, LAST_DAY, lastOfMonth, toDay, weekdayOf } from '@/kernel/days'
import { weeksOfMonth } from './month-weeks'

it('a month begins on its weekday and ends in its last week', () => {
  const weeks = weeksOfMonth(toDay('2027-03-14'))
  expect(weeks[0]).toEqual([
    null,
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
  ])
  expect(weeks.at(-1)).toEqual(['2027-03-28', '2027-03-29', '2027-03-30', '2027-03-31', null, null, null])
})

it('a February of four whole weeks has four rows', () => {
  expect(weeksOfMonth(toDay('2026-02-10'))).toHaveLength(4)
})

it('the last month of the calendar ends like any other', () => {
  const weeks = weeksOfMonth(LAST_DAY)
  expect(weeks).toHaveLength(5)
  expect(weeks.at(-1)).toEqual([
    '9999-12-26',
    '9999-12-27',
    '9999-12-28',
    '9999-12-29',
    '9999-12-30',
    LAST_DAY,
    null,
  ])
})

it('any month has every day once, each in the column of its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (offset) => {
      const day = addDays(toDay('2000-01-01'), offset)
      const days = weeksOfMonth(day).flat()
      expect(days.length % 7).toBe(0)
      days.forEach((date, index) => {
        if (date) expect(weekdayOf(date)).toBe(index % 7)
      })
      const dates = days.filter((date) => date !== null)
      expect(dates[0]).toBe(firstOfMonth(day))
      expect(dates.at(-1)).toBe(lastOfMonth(day))
      expect(dates.length).toBe(Number(lastOfMonth(day).slice(8)))
    }),
  )
})

it('weeks that have passed are left out where only what is to come is wanted', () => {
  const month = toDay('2027-03-01')
  expect(weeksOfMonth(month, toDay('2027-03-13'))[0]?.at(-1)).toBe('2027-03-13')
  expect(weeksOfMonth(month, toDay('2027-03-14'))[0]?.[0]).toBe('2027-03-14')
  expect(weeksOfMonth(month, toDay('2027-02-20'))).toEqual(weeksOfMonth(month))
})
