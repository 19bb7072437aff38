import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { depositDue, depositOf } from './deposit'

const stay = {
  checkIn: toDay('2027-03-18'),
  bookedOn: toDay('2027-03-10'),
  totalCents: 25_300,
  firstNightCents: 5500,
  nights: 4,
}

test.for([
  ['first night', 5500],
  ['30%', 7590],
  ['33 %', 8349],
  ['all', 25_300],
  ['none', 0],
] as const)('a deposit of %s', ([amount, cents]) => {
  expect(depositOf(stay, [{ when: 'always', amount }])).toBe(cents)
})

test('there is none where staff have said nothing, or no line is about the arrival', () => {
  expect(depositOf(stay, [])).toBe(0)
  expect(depositOf(stay, [{ when: 'within 7 days', amount: 'all' }])).toBe(0)
  expect(depositOf(stay, [{ when: '1 Dec to 5 Jan', amount: 'all' }])).toBe(0)
})

test('the first line that fits counts', () => {
  const lines = [
    { when: '1 Mar to 20 Mar', amount: 'none' },
    { when: 'always', amount: 'all' },
  ]
  expect(depositOf(stay, lines)).toBe(0)
  expect(depositOf({ ...stay, checkIn: toDay('2027-04-18') }, lines)).toBe(25_300)
})

test('the first night is its share of the total where nobody knows its price, and never more than that', () => {
  const lines = [{ when: 'always', amount: 'first night' }]
  expect(depositOf({ ...stay, firstNightCents: null }, lines)).toBe(6325)
  expect(depositOf({ ...stay, totalCents: 4000 }, lines)).toBe(4000)
})

test('what was paid counts against it, and more than is due is not asked for', () => {
  expect(depositDue(7590, { paid: 2000, due: 23_300 })).toBe(5590)
  expect(depositDue(7590, { paid: 9000, due: 16_300 })).toBe(0)
  expect(depositDue(7590, { paid: 0, due: 0 })).toBe(0)
})
