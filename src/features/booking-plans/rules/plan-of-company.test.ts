import { expect, test } from 'vitest'
import { planAfterCompany } from './plan-of-company'

const PLANS = [
  { id: 1, isActive: true },
  { id: 2, isActive: true },
  { id: 3, isActive: false },
]
const known = {
  plans: PLANS,
  companies: [
    { id: 10, isActive: true, ratePlanId: 1 },
    { id: 20, isActive: true, ratePlanId: null },
    { id: 30, isActive: true, ratePlanId: 3 },
  ],
}

test('a stay for a company is on the plan of the company, whatever was chosen before', () => {
  expect(planAfterCompany(known, { before: null, after: 10, ratePlanId: null })).toBe(1)
  expect(planAfterCompany(known, { before: 20, after: 10, ratePlanId: 2 })).toBe(1)
})

test('a plan that came with a company goes with it, and one that staff chose stays', () => {
  expect(planAfterCompany(known, { before: 10, after: 20, ratePlanId: 1 })).toBeNull()
  expect(planAfterCompany(known, { before: 10, after: null, ratePlanId: 2 })).toBe(2)
  expect(planAfterCompany(known, { before: null, after: 20, ratePlanId: 2 })).toBe(2)
})

test('a plan that is switched off comes with no company', () => {
  expect(planAfterCompany(known, { before: null, after: 30, ratePlanId: null })).toBeNull()
  expect(planAfterCompany(known, { before: null, after: 30, ratePlanId: 2 })).toBe(2)
})
