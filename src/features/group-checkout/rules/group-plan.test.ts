import { expect, test } from 'vitest'
import type { OfferedPlan } from '@/features/rates/rules/plan-terms'
import { planOf } from '@/features/rates/rules/rate-plan'
import { toDay } from '@/kernel/days'
import { searchVilla, takenNights } from '../../../../test/search-villas'
import { choose, totalOf } from './group-draft'
import { putOnPlan } from './group-plan'

const TODAY = toDay('2027-03-01')
const SAVER: OfferedPlan = {
  ...{ id: 7, name: 'Saver', line: null, kind: 'percentage', change: -1000 },
  ...{ cancellation: 'non-refundable', cancellationHours: null, minNights: 2, maxNights: null },
  ...{ stayFrom: null, stayTo: null, categories: null, minDaysAhead: null, maxDaysAhead: null },
  ...{ bookFrom: null, bookTo: null },
}
const offered = { price: '$50.00', maxGuests: 2, ratePlans: [{ ...SAVER, categories: null }] }
const villas = [
  searchVilla(1, offered),
  searchVilla(2, offered),
  searchVilla(3, { price: '$50.00', maxGuests: 2 }),
]
const stay = { checkIn: toDay('2027-03-15'), checkOut: toDay('2027-03-17') }
const party = { guests: 2, childAges: [], wantsCot: false }

function chosen(...ids: number[]) {
  const parts = ids.map((villaId) => ({ villaId, party, stay: null }))
  const known = { villas, availability: takenNights([1, 2, 3]) }
  return choose(parts, known, { stay, party, board: 'bed-and-breakfast' })
}

test('all villas of a group are on the plan its guest wants', () => {
  const group = putOnPlan(chosen(1, 2), 7, TODAY)
  expect([totalOf(chosen(1, 2)), totalOf(group.chosen)]).toEqual([20_000, 18_000])
  expect(group.chosen.map(({ quote }) => planOf(quote.nights)?.name)).toEqual(['Saver', 'Saver'])
  expect([group.plan?.id, group.lost]).toEqual([7, null])
})

test('where one villa cannot be had on the plan all are flexible, and the guest is told why', () => {
  const group = putOnPlan(chosen(1, 3), 7, TODAY)
  expect([totalOf(group.chosen), group.plan]).toEqual([20_000, null])
  expect(group.lost).toBe('This rate is not offered any more. Please choose another.')
})

test('who wants no plan is flexible, and so is nobody', () => {
  expect(putOnPlan(chosen(1, 2), null, TODAY)).toMatchObject({ plan: null, lost: null })
  expect(putOnPlan([], 7, TODAY)).toEqual({ chosen: [], plan: null, lost: null })
})
