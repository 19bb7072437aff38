import { expect, test } from 'vitest'
import type { OfferedPlan } from '@/features/rates/rules/plan-terms'
import { hasPlanTerms } from './describe-villas'

const plan = (cancellation: OfferedPlan['cancellation']) => ({ cancellation })

test('rates have terms of their own where one of any villa is cancelled otherwise than the property says', () => {
  expect(hasPlanTerms([])).toBe(false)
  expect(hasPlanTerms([{}, { ratePlans: [plan('property')] }])).toBe(false)
  expect(hasPlanTerms([{}, { ratePlans: [plan('property'), plan('hours')] }])).toBe(true)
  expect(hasPlanTerms([{ ratePlans: [plan('non-refundable')] }])).toBe(true)
})
