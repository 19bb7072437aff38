import { expect, test } from 'vitest'
import type { OfferedPlan } from '@/features/rates/rules/plan-terms'
import { planOf } from '@/features/rates/rules/rate-plan'
import { toDay } from '@/kernel/days'
import { searchVilla } from '../../../../test/search-villas'
import { quoteVilla } from './offers'
import { offersOnPlan } from './offers-on-plan'

const wish = {
  stay: { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') },
  today: toDay('2027-03-01'),
}
const half: OfferedPlan = {
  ...{ id: 7, name: 'Half', line: null, kind: 'percentage', change: -5000, cancellation: 'property' },
  ...{ cancellationHours: null, minNights: null, maxNights: null, stayFrom: null, stayTo: null },
  ...{ categories: null, minDaysAhead: null, maxDaysAhead: null, bookFrom: null, bookTo: null },
}
const offers = [
  searchVilla(1, { price: '$60.00', maxGuests: 2 }),
  searchVilla(2, { price: '$80.00', maxGuests: 2, ratePlans: [{ ...half, categories: null }] }),
].map((villa) => ({
  villa,
  quote: quoteVilla(villa, { ...wish, board: 'bed-and-breakfast', guests: 2, childAges: [] }),
}))

const told = (planId: number | null) =>
  offersOnPlan(offers, planId, wish).map(({ villa, quote }) => [
    ...[villa.id, quote.total, planOf(quote.nights)?.name],
  ])

test('villas are offered at the price of the plan where they can be had on it, the cheapest first', () => {
  expect(told(7)).toEqual([
    [2, 8000, 'Half'],
    [1, 12_000, undefined],
  ])
})

test('who has chosen no plan sees the flexible prices', () => {
  expect(told(null)).toEqual([
    [1, 12_000, undefined],
    [2, 16_000, undefined],
  ])
})
