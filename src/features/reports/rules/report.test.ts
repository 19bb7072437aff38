import { expect, test } from 'vitest'
import { BOOKING_STATUSES, holdsNights } from '@/features/bookings/rules/status'
import { findOnOffer, type Supply, type VillaNights } from '@/features/night-snapshots/rules/supply'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { addDays, type Day, LAST_DAY, toDay } from '@/kernel/days'
import {
  besideLastYear,
  cutPeriod,
  REPORT_STEPS,
  type ReportedStay,
  type ReportStep,
  ratesOf,
  reportCategories,
  reportStays as reportParts,
  reportPlans,
  reportSources,
  yearBefore,
} from './report'

function stay(checkIn: string, checkOut: string, own: Partial<ReportedStay> = {}): ReportedStay {
  return {
    checkIn: toDay(checkIn),
    checkOut: toDay(checkOut),
    villaId: 1,
    total: 10_000,
    nights: null,
    status: 'confirmed',
    source: 'website',
    madeOn: toDay('2027-02-25'),
    ...own,
  }
}

/** Open since long before all days spoken of, and long after. */
function openVilla(villaId: number): VillaNights {
  return { villaId, first: toDay('2020-01-01'), last: toDay('2030-01-01') }
}

function reportStays(
  stays: ReportedStay[],
  { first, last, step, supply }: { first: Day; last: Day; step: ReportStep; supply: Supply },
) {
  const held = stays.filter(({ status }) => holdsNights(status))
  const onOffer = Array.from(
    findOnOffer({ first, last }, supply, held),
    ([night, { size }]) => [night, size] as const,
  )
  const lost = new Map<Day, number>()
  for (const { status, checkIn } of stays)
    if (!holdsNights(status)) lost.set(checkIn, (lost.get(checkIn) ?? 0) + 1)
  return reportParts(stays, { parts: cutPeriod(first, last, step), onOffer: new Map(onOffer), lost })
}

const march = {
  first: toDay('2027-03-01'),
  last: toDay('2027-03-31'),
  supply: { open: [openVilla(1), openVilla(2)], blocked: [] },
}

test('a period is cut into days, weeks from Monday, or months, with its ends as they come', () => {
  const cut = (first: string, last: string, step: 'day' | 'week' | 'month') =>
    cutPeriod(toDay(first), toDay(last), step).map((part) => `${part.first.slice(5)} ${part.last.slice(5)}`)
  expect(cut('2027-03-01', '2027-03-02', 'day')).toEqual(['03-01 03-01', '03-02 03-02'])
  // The 1st of March 2027 is a Monday.
  expect(cut('2027-02-28', '2027-03-10', 'week')).toEqual(['02-28 02-28', '03-01 03-07', '03-08 03-10'])
  expect(cut('2027-01-15', '2027-03-31', 'month')).toEqual(['01-15 01-31', '02-01 02-28', '03-01 03-31'])
})

test('a period that ends with the calendar is cut like any other', () => {
  for (const step of REPORT_STEPS) {
    const parts = cutPeriod(toDay('9999-11-15'), LAST_DAY, step)
    expect(parts[0]?.first).toBe('9999-11-15')
    expect(parts.at(-1)?.last).toBe(LAST_DAY)
    expect(parts.slice(1).map(({ first }) => first)).toEqual(
      parts.slice(0, -1).map(({ last }) => addDays(last, 1)),
    )
  }
  expect(cutPeriod(LAST_DAY, LAST_DAY, 'month')).toEqual([{ first: LAST_DAY, last: LAST_DAY }])
})

test('nights and revenue count where they fall, a stay across two months in both', () => {
  const { parts, whole } = reportStays([stay('2027-02-27', '2027-03-03', { total: 10_001 })], {
    ...march,
    first: toDay('2027-02-01'),
    step: 'month',
  })
  expect(parts.map(({ nights, revenue, arrivals }) => [nights, revenue, arrivals])).toEqual([
    [2, 5001, 1],
    [2, 5000, 0],
  ])
  expect(whole).toMatchObject({
    first: '2027-02-01',
    last: '2027-03-31',
    nights: 4,
    revenue: 10_001,
    available: 118,
  })
})

test('a night brings what was agreed for it', () => {
  const nights = [
    { day: toDay('2027-02-28'), cents: 6500 },
    { day: toDay('2027-03-01'), cents: 7800 },
  ]
  const stays = [stay('2027-02-28', '2027-03-02', { total: 14_300, nights })]
  const { parts } = reportStays(stays, { ...march, first: toDay('2027-02-01'), step: 'month' })
  expect(parts.map(({ revenue }) => revenue)).toEqual([6500, 7800])
  expect(reportSources(stays, march)).toEqual([{ source: 'website', arrivals: 0, nights: 1, revenue: 7800 }])
})

test('what is pending, cancelled or never came is no revenue; the last two are lost', () => {
  const stays = BOOKING_STATUSES.map((status) => stay('2027-03-10', '2027-03-12', { status }))
  const { whole } = reportStays(stays, { ...march, step: 'month' })
  expect(whole).toMatchObject({ nights: 6, revenue: 30_000, arrivals: 3, lost: 2 })
  expect(ratesOf(whole)).toEqual({
    occupancy: 9.7,
    averageRate: 5000,
    revenuePerVilla: 484,
    leadTime: 13,
    lostShare: 40,
  })
})

test('where there is nothing there is no share of it', () => {
  const { whole } = reportStays([], {
    ...march,
    supply: { open: [], blocked: [] },
    step: 'day',
  })
  expect(Object.values(ratesOf(whole))).toEqual([null, null, null, null, null])
})

test('a part divides by the nights on which villas are open and not blocked, and by those held in closed ones', () => {
  const blocked = [{ villaId: 1, first: toDay('2027-02-20'), last: toDay('2027-03-02') }]
  const stays = [
    stay('2027-03-10', '2027-03-14', { villaId: 3, total: 60_000 }),
    stay('2027-03-20', '2027-03-22', { villaId: 3, status: 'pending' }),
    stay('2027-03-24', '2027-03-26', { villaId: 3, status: 'cancelled' }),
  ]
  const supply = { ...march.supply, blocked }
  const { parts, whole } = reportStays(stays, { ...march, supply, step: 'week' })
  expect(parts.map(({ available }) => available)).toEqual([12, 18, 16, 14, 6])
  expect(whole.available).toBe(2 * 31 - 2 + 4 + 2)
  expect(ratesOf(whole)).toMatchObject({ occupancy: 6.1, revenuePerVilla: 909 })
})

test('sources stand by what they brought, those that brought nothing not at all', () => {
  const stays = [
    stay('2027-03-10', '2027-03-12'),
    stay('2027-02-27', '2027-03-02', { source: 'phone', total: 90_000 }),
    stay('2027-03-10', '2027-03-12', { source: 'email', status: 'cancelled' }),
  ]
  expect(reportSources(stays, march)).toEqual([
    { source: 'phone', arrivals: 0, nights: 1, revenue: 30_000 },
    { source: 'website', arrivals: 1, nights: 2, revenue: 10_000 },
  ])
})

test('nights stand by the plan each was booked on, and by the category of their villa', () => {
  const plan = { name: 'Non-refundable' } as PlanTerms
  const nights = [
    { day: toDay('2027-03-10'), cents: 4500, plan },
    { day: toDay('2027-03-11'), cents: 5000 },
  ]
  const stays = [
    stay('2027-03-10', '2027-03-12', { nights, total: 9500 }),
    stay('2027-02-27', '2027-03-02', { total: 90_000, villaId: 2 }),
    stay('2027-03-10', '2027-03-12', { nights, status: 'cancelled' }),
  ]
  expect(reportPlans(stays, march)).toEqual([
    { name: 'Flexible', arrivals: 0, nights: 2, revenue: 35_000 },
    { name: 'Non-refundable', arrivals: 1, nights: 1, revenue: 4500 },
  ])
  expect(reportCategories(stays, march, (villaId) => (villaId === 2 ? 'Family' : 'Studio'))).toEqual([
    { name: 'Family', arrivals: 0, nights: 1, revenue: 30_000 },
    { name: 'Studio', arrivals: 1, nights: 2, revenue: 9500 },
  ])
})

test('days, weeks and months of the same period come to the same sums', () => {
  const stays = [
    stay('2027-02-27', '2027-03-09', { total: 12_345 }),
    stay('2027-03-28', '2027-04-02', { total: 777 }),
  ]
  const sums = (['day', 'week', 'month'] as const).map((step) => reportStays(stays, { ...march, step }).whole)
  expect(sums[1]).toEqual(sums[0])
  expect(sums[2]).toEqual(sums[0])
})

test('the same days a year before meet as these do, and 29 February has none', () => {
  const days = ['2028-02-28', '2028-02-29', '2028-03-01'].map(toDay)
  expect(days.map((day) => yearBefore({ first: day, last: day }))).toEqual([
    { first: '2027-02-28', last: '2027-02-28' },
    { first: '2027-03-01', last: '2027-02-28' },
    { first: '2027-03-01', last: '2027-03-01' },
  ])
  expect(yearBefore({ first: toDay('2028-02-01'), last: toDay('2028-02-29') })).toEqual({
    first: '2027-02-01',
    last: '2027-02-28',
  })
})

test('what brought something a year before alone stands beside it with nothing now', () => {
  const row = (name: string, nights: number) => ({ name, arrivals: 1, nights, revenue: nights * 100 })
  const rows = besideLastYear([row('Studio', 3)], [row('Family', 2), row('Studio', 1)], ({ name }) => name)
  expect(rows).toEqual([
    { ...row('Studio', 3), lastYear: { nights: 1, revenue: 100 } },
    { name: 'Family', arrivals: 0, nights: 0, revenue: 0, lastYear: { nights: 2, revenue: 200 } },
  ])
})
