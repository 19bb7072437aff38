import { expect, test } from 'vitest'
import type { OfferedPlan } from '@/features/rates/rules/plan-terms'
import { quoteStay } from '@/features/rates/rules/pricing'
import { toDay } from '@/kernel/days'
import { groupOptions, planOptions, tellMore } from './plan-options'

const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') }
const quote = quoteStay({ base: 9000, weekend: null }, stay, { guests: 2, childAges: [] })
const hotel = { checkInTime: '2:00 PM', timeZone: 'Africa/Kampala', freeCancellationHours: 24 }
const plan = (own: Partial<OfferedPlan>): OfferedPlan => ({
  ...{ id: 7, name: 'Non-refundable', line: null, kind: 'percentage', change: -1000 },
  ...{ cancellation: 'non-refundable', cancellationHours: null, minNights: null, maxNights: null },
  ...{ stayFrom: null, stayTo: null, categories: null, minDaysAhead: null, maxDaysAhead: null },
  ...{ bookFrom: null, bookTo: null },
  ...own,
})
const asked = (ratePlans: OfferedPlan[], now = '2027-03-01T12:00:00+03:00') => ({
  ...{ stay, quote, hotel, today: toDay('2027-03-01'), now: Date.parse(now) },
  villa: { categoryId: null, ratePlans: ratePlans.map((one) => ({ ...one, categories: null })) },
})

test('the flexible plan comes first, then each that fits, with price and terms in plain words', () => {
  const weekly = plan({ id: 8, name: 'Weekly', minNights: 7 })
  const early = plan({
    id: 9,
    name: 'Early',
    kind: 'amount',
    change: 250,
    cancellation: 'hours',
    cancellationHours: 48,
  })
  const told = planOptions(asked([plan({}), weekly, early])).map(({ name, total, more, terms }) => [
    ...[name, total, tellMore(more), terms],
  ])
  expect(told).toEqual([
    ['Flexible', 18_000, 'the same price', 'free to cancel until Sun, 14 Mar 2027, 2:00 PM'],
    ['Non-refundable', 16_200, '$18.00 less', 'not refundable'],
    ['Early', 18_500, '$5.00 more', 'free to cancel until Sat, 13 Mar 2027, 2:00 PM'],
  ])
})

test('nothing is to be chosen where no plan but the flexible one fits', () => {
  expect(planOptions(asked([plan({ minNights: 7 })]))).toEqual([])
  expect(planOptions({ ...asked([]), villa: { categoryId: null } })).toEqual([])
})

test('what is too late to be free says so, and a code goes off every plan', () => {
  const [flexible, saver] = planOptions({
    ...asked([plan({})], '2027-03-14T15:00:00+03:00'),
    alter: (before) => ({ ...before, total: before.total - 1000 }),
  })
  expect([flexible?.total, flexible?.terms]).toEqual([17_000, 'not free to cancel any more'])
  expect([saver?.total, saver?.more]).toEqual([15_200, -1800])
})

test('a plan with a deposit of its own says how much of the price it is', () => {
  const deposits = [100, 0].map((depositPercent, id) => plan({ id, depositPercent }))
  expect(planOptions(asked(deposits)).map(({ terms }) => terms)).toEqual([
    'free to cancel until Sun, 14 Mar 2027, 2:00 PM',
    'not refundable, deposit of 100%',
    'not refundable, no deposit',
  ])
})

test('villas booked as one are offered the plans that all of them can be had on, at what all of them cost', () => {
  const weekly = plan({ id: 8, name: 'Weekly', cancellation: 'property', minNights: 3 })
  const short = plan({ id: 10, name: 'Short', maxNights: 3 })
  const long = { checkIn: toDay('2027-03-17'), checkOut: toDay('2027-03-21') }
  const later = { ...asked([plan({}), weekly, short]), stay: long }
  const told = groupOptions([later, asked([weekly, short, plan({})])]).map(({ name, total, more, terms }) => [
    ...[name, total, more, terms],
  ])
  expect(told).toEqual([
    // Until when it is free is said of who arrives first.
    ['Flexible', 36_000, 0, 'free to cancel until Sun, 14 Mar 2027, 2:00 PM'],
    ['Non-refundable', 32_400, -3600, 'not refundable'],
  ])
  expect(groupOptions([later, asked([])])).toEqual([])
  expect(groupOptions([])).toEqual([])
})
