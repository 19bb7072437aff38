import type { RatePlanInput } from '../contract'

const ANY_STAY = {
  ...{
    cancellationHours: null,
    depositPercent: null,
    minNights: null,
    maxNights: null,
    minDaysAhead: null,
    maxDaysAhead: null,
  },
  ...{ bookFrom: null, bookTo: null, stayFrom: null, stayTo: null, categoryIds: null },
} as const

const TEN_PERCENT_OFF = { kind: 'percentage', change: '-10.00' } as const

/** Plans most hotels have: they are there once staff switch them on. */
export const USUAL_PLANS: readonly RatePlanInput[] = [
  {
    ...ANY_STAY,
    ...TEN_PERCENT_OFF,
    name: 'Non-refundable',
    line: 'Pay less, and keep to what you have booked.',
    cancellation: 'non-refundable',
    isPublic: true,
    isActive: true,
  },
  {
    ...ANY_STAY,
    ...TEN_PERCENT_OFF,
    name: 'Weekly',
    line: 'Pay less a night for a week or longer.',
    cancellation: 'property',
    minNights: 7,
    isPublic: true,
    isActive: true,
  },
  {
    ...ANY_STAY,
    ...TEN_PERCENT_OFF,
    name: 'Company',
    line: 'For guests of companies that we have an agreement with.',
    cancellation: 'property',
    isPublic: false,
    isActive: true,
  },
]

/** The usual plans that are not in a list yet, told apart by their names. */
export function missingPlans(plans: readonly { name: string }[]): RatePlanInput[] {
  return USUAL_PLANS.filter(({ name }) => !plans.some((plan) => plan.name === name))
}
