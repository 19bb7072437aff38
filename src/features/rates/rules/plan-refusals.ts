import { defineWords } from '@/kernel/words'

/** What is said of a plan that has other terms than its guest was shown. */
export const PLAN_REFUSALS = defineWords('rates-plan-refusals.PLAN_REFUSALS', {
  otherCancelling: (name: string) =>
    `${name} is cancelled by other terms than you saw. Please look at them once more and book again.`,
  otherDeposit: (name: string) =>
    `${name} asks for another deposit than you saw. Please look at them once more and book again.`,
  changed: (name: string) => `The terms of ${name} have changed`,
} as const)
