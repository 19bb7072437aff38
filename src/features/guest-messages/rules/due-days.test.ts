import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { dueDays, findLastDay, type Timing } from './due-days'
import { MESSAGE_MOMENTS } from './moments'

const timeZone = 'Africa/Kampala'
const today = toDay('2027-03-10')
const at = (time: string) => ({ now: new Date(`2027-03-10T${time}:00+03:00`), today, timeZone })
const TEN = 10 * 60

test.for<[name: string, timing: Timing, time: string, days: [string, string] | null]>([
  [
    'three days before arrival, once it is time',
    timed('before-arrival', 3),
    '10:00',
    ['2027-03-10', '2027-03-13'],
  ],
  ['the same a minute earlier', timed('before-arrival', 3), '09:59', ['2027-03-10', '2027-03-12']],
  ['the day of arrival before its time', timed('before-arrival', 0), '09:59', null],
  ['the day of arrival', timed('before-arrival', 0), '10:00', ['2027-03-10', '2027-03-10']],
  ['a day after departure', timed('after-departure', 1), '10:00', ['2027-03-07', '2027-03-09']],
  ['the same before its time', timed('after-departure', 1), '09:00', ['2027-03-07', '2027-03-08']],
])('%s', ([, timing, time, days]) => {
  expect(dueDays(timing, at(time))).toEqual(days && { first: days[0], last: days[1] })
})

test('a message that is due is still timely when it is sent at once', () => {
  const timing = fc.record({
    moment: fc.constantFrom(...MESSAGE_MOMENTS),
    days: fc.integer({ min: 0, max: 60 }),
    atMinutes: fc.integer({ min: 0, max: 1439 }),
  })
  fc.assert(
    fc.property(timing, fc.integer({ min: 0, max: 1439 }), (rule, minute) => {
      const now = new Date(Date.parse('2027-03-10T00:00:00+03:00') + minute * 60_000)
      const due = dueDays(rule, { now, today, timeZone })
      if (!due) return
      for (let day = due.first; day <= due.last; day = addDays(day, 1))
        expect(findLastDay(rule, day) >= today).toBe(true)
    }),
  )
})

test('what waited too long says nothing any more', () => {
  expect(findLastDay(timed('before-arrival', 3), toDay('2027-03-09'))).toBe('2027-03-09')
  expect(findLastDay(timed('after-departure', 1), toDay('2027-03-06'))).toBe('2027-03-09')
})

function timed(moment: Timing['moment'], days: number): Timing {
  return { moment, days, atMinutes: TEN }
}
