import { holdsNights } from '@/features/bookings/rules/status'
import { judgeStep, type Standing } from '@/features/bookings/rules/status-steps'
import type { Day } from '@/kernel/days'

/** Where staff may take a group as a whole; who arrives, or does not, is said of each villa. */
export const GROUP_STEPS = ['confirmed', 'cancelled'] as const

export type GroupStep = (typeof GROUP_STEPS)[number]

/**
 * Which bookings of a group a step is for, and which of them stand in its way. Bookings that are off stay off, and
 * confirming leaves those alone that are confirmed or further; nobody who has arrived can be cancelled.
 */
export function judgeGroupStep<Part extends Standing>(
  parts: readonly Part[],
  step: GroupStep,
  today: Day,
): { concerned: Part[]; hindering: Part[] } {
  const concerned = parts.filter(({ status }) =>
    step === 'confirmed' ? status === 'pending' : holdsNights(status),
  )
  return { concerned, hindering: concerned.filter((part) => judgeStep(part, step, today) !== 'legal') }
}

/** The steps that staff can take with a group today. */
export function nextGroupSteps(parts: readonly Standing[], today: Day): GroupStep[] {
  return GROUP_STEPS.filter((step) => {
    const { concerned, hindering } = judgeGroupStep(parts, step, today)
    return concerned.length > 0 && hindering.length === 0
  })
}
