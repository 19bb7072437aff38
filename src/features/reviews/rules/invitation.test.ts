import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { departuresToAsk } from './invitation'

const hotel = { checkOutTime: '12:00 PM', timeZone: 'Africa/Kampala' }
const ask = (now: string) => departuresToAsk(new Date(now), toDay(now.slice(0, 10)), hotel)

test('a guest is asked a day after check-out time, not at midnight', () => {
  expect(ask('2027-03-11T11:59:00+03:00').last).toBe('2027-03-09')
  expect(ask('2027-03-11T12:00:00+03:00').last).toBe('2027-03-10')
})

test('who left more than two weeks ago is not asked any more', () => {
  expect(ask('2027-03-15T15:00:00+03:00').first).toBe('2027-03-01')
})
