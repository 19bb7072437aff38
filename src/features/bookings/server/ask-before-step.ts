import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import type { BookingStatus } from '../rules/status'
import { ASKED_AT } from '../rules/status-steps'
import type { bookings } from './table'

/** What speaks against a step: `refusals` hold it up whatever staff say, `questions` are asked of whoever wants to be. */
export type StepDoubts = { refusals: string[]; questions: string[] }

/** Looks, in the transaction of the step, for what speaks against it, in the villa the booking names; src/entries/booking-steps.ts joins who knows. */
export type FindStepDoubts = (
  transaction: NodePgDatabase,
  booking: typeof bookings.$inferSelect,
  next: BookingStatus,
) => Promise<StepDoubts>

/**
 * Throws step-not-allowed where the property refuses the step, and step-asks with a question for each doubt where
 * whoever takes the step wants to be asked first.
 */
export function assertNoDoubts({ refusals, questions }: StepDoubts, asksFirst: boolean) {
  if (refusals.length > 0) throw new AppError('step-not-allowed', { message: refusals.join(' ') })
  if (!asksFirst || questions.length === 0) return
  throw new AppError('step-asks', {
    message: questions.join(' '),
    problems: questions.map((message) => ({ path: ASKED_AT, message })),
  })
}
