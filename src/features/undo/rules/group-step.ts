import { GROUP_STEPS, type GroupStep } from '@/features/groups/rules/group-steps'
import { canUndo, type Step } from './undo-steps'

/** The step of a group that can be undone: where it led, and those of its bookings that have taken no step since. */
export type LastGroupStep<Found> = { status: GroupStep; of: [Found, Found, ...Found[]] }

/**
 * The newest step that a group took as one, out of the last step of each of its bookings: several at one moment. What was
 * done with one villa alone, before or since, is none. What came by itself, such as requests that lapsed at once, is told where
 * staff took none. Undefined where there is none.
 */
export function lastGroupStep<Found extends { step: Step; moment: string }>(
  found: readonly Found[],
): LastGroupStep<Found> | undefined {
  const newest = [...found].sort(
    (one, other) => Number(other.step.isByStaff) - Number(one.step.isByStaff) || other.step.id - one.step.id,
  )
  for (const { step, moment } of newest) {
    const status = GROUP_STEPS.find((one) => one === step.to)
    const [first, second, ...more] = found.filter((one) => one.moment === moment && one.step.to === status)
    if (status && first && second && canUndo(step)) return { status, of: [first, second, ...more] }
  }
  return undefined
}
