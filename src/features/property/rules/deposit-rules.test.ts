import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { fitsArrival, readDepositRule } from './deposit-rules'

test.for([
  ['always', 'First night', { season: null, withinDays: null, amount: { kind: 'first-night' } }],
  ['within 7 days', 'all', { season: null, withinDays: 7, amount: { kind: 'all' } }],
  [
    '20 Dec to 5 January, within 30 days',
    '30%',
    {
      season: { first: '12-20', last: '01-05' },
      withinDays: 30,
      amount: { kind: 'percentage', percent: 30 },
    },
  ],
  [
    '29 feb - 1 mar',
    'none',
    { season: { first: '02-29', last: '03-01' }, withinDays: null, amount: { kind: 'none' } },
  ],
] as const)('%s: %s is a rule', ([when, amount, rule]) => {
  expect(readDepositRule({ when, amount })).toEqual(rule)
})

test.for([
  ['', 'all'],
  ['always', ''],
  ['always', '0%'],
  ['always', '101%'],
  ['always, within 7 days', 'all'],
  ['31 Feb to 5 Mar', 'all'],
  ['20 Dec', 'all'],
  ['within a week', 'all'],
  ['within 7 days, within 9 days', 'all'],
])('%s: %s is none', ([when = '', amount = '']) => {
  expect(readDepositRule({ when, amount })).toBeNull()
})

test('a season may go over the turn of the year, and counts with both of its ends', () => {
  const rule = readDepositRule({ when: '20 Dec to 5 Jan', amount: 'all' })
  const fits = (day: string) => rule && fitsArrival(rule, toDay(day), 100)
  expect(['2026-12-19', '2026-12-20', '2027-01-01', '2027-01-05', '2027-01-06'].map(fits)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('a rule for arrivals soon counts until that many days before', () => {
  const rule = readDepositRule({ when: 'within 7 days', amount: 'all' })
  expect([0, 7, 8].map((ahead) => rule && fitsArrival(rule, toDay('2027-03-10'), ahead))).toEqual([
    true,
    true,
    false,
  ])
})
