import { and, eq, ne } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FindStepDoubts, StepDoubts } from '@/features/bookings/server/ask-before-step'
import { bookings } from '@/features/bookings/server/table'
import { CONDITION_WORDS } from '@/features/housekeeping/rules/condition-words'
import { readReadiness } from '@/features/housekeeping/server/read-readiness'
import { readBalance } from '@/features/payments/server/read-balance'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import { formatPrice } from '@/kernel/money'

type Booking = typeof bookings.$inferSelect

/** What staff are asked before a guest comes in or leaves: the villa is taken or not ready, or money is due. */
export const findStepDoubts: FindStepDoubts = async (transaction, booking, next) => {
  if (next === 'checked-in') return await findArrivalDoubts(transaction, booking)
  if (next === 'checked-out')
    return { refusals: [], questions: await findBalanceDoubts(transaction, booking) }
  return { refusals: [], questions: [] }
}

async function findArrivalDoubts(transaction: NodePgDatabase, { id, villaId }: Booking): Promise<StepDoubts> {
  const [villa] = await transaction.select().from(villas).where(eq(villas.id, villaId))
  const name = villa ? unitNameOf(villa) : 'The villa'
  const [other] = await transaction
    .select({ guestName: bookings.guestName })
    .from(bookings)
    .where(and(eq(bookings.villaId, villaId), eq(bookings.status, 'checked-in'), ne(bookings.id, id)))
    .limit(1)
  const questions = other ? [`${other.guestName} is still checked in to ${name}.`] : []
  const { rule, condition, isReady } = await readReadiness(transaction, villaId)
  if (isReady || rule === 'off') return { refusals: [], questions }
  const line = `${name} is not ready: it is ${CONDITION_WORDS[condition].toLowerCase()}.`
  if (rule === 'ask') return { refusals: [], questions: [...questions, line] }
  return { refusals: [`${line} Housekeeping has to finish first, or choose another villa.`], questions }
}

async function findBalanceDoubts(transaction: NodePgDatabase, { id }: Booking): Promise<string[]> {
  const { due } = await readBalance(transaction, id)
  if (due > 0) return [`${formatPrice(due)} is still to be paid.`]
  return due < 0 ? [`${formatPrice(-due)} was paid too much and is to be given back.`] : []
}
