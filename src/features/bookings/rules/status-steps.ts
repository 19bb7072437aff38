import type { Day } from '@/kernel/days'
import type { BookingStatus } from './status'

/** The legal ways on from each status (docs/decisions/product-rules.md). */
const STEPS: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['checked-in', 'cancelled', 'no-show'],
  'checked-in': ['checked-out'],
  'checked-out': [],
  cancelled: [],
  'no-show': [],
}

/** Nobody arrives, or fails to, before the day of arrival. */
const FROM_ARRIVAL: readonly BookingStatus[] = ['checked-in', 'no-show']

/** The `path` under which what staff are asked before a step stands among the problems of the answer. */
export const ASKED_AT = 'asksFirst'

/** A booking where it stands: its status and its day of arrival. */
export type Standing = { status: BookingStatus; checkInDate: Day }

export type StepAnswer = 'legal' | 'too-early' | 'no-such-step'

/** Whether staff may take a booking to another status on the property's `today`. */
export function judgeStep({ status, checkInDate }: Standing, next: BookingStatus, today: Day): StepAnswer {
  if (!STEPS[status].includes(next)) return 'no-such-step'
  return FROM_ARRIVAL.includes(next) && today < checkInDate ? 'too-early' : 'legal'
}

/** Where staff may take a booking today, in the order of the list. */
export function nextSteps(standing: Standing, today: Day): BookingStatus[] {
  return STEPS[standing.status].filter((next) => judgeStep(standing, next, today) === 'legal')
}
