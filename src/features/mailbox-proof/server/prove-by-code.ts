import { eq, sql } from 'drizzle-orm'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import type { BookingEmailKind } from '@/features/bookings/rules/email-kinds'
import { MOST_CODE_EMAILS } from '@/features/bookings/rules/mailbox-proof'
import { readReference } from '@/features/bookings/rules/reference'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { queueBookingEmail } from '@/features/bookings/server/queue-email'
import { bookings } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'
import type { ProofAnswer } from '../contract'
import { PROOF_WORDS } from '../rules/proof-words'
import { tryMailboxCode } from './mailbox-codes'
import { acceptProof, lockProvable } from './prove-mailbox'

const KIND: BookingEmailKind = 'request-received'

type Outcome = 'proved' | 'known' | 'wrong' | 'used-up' | 'over'

/**
 * Takes the code of the latest e-mail as proof that the mailbox of a request is the guest's. The right code of a request
 * that is proved already answers the same, for whoever sends it again. Throws invalid-input, code-used-up, hold-over.
 */
export async function proveByCode(
  context: Context,
  { reference, code }: { reference: string; code: string },
): Promise<ProofAnswer> {
  const { orm } = context.database
  const found = await orm.transaction(async (transaction): Promise<{ outcome: Outcome; id: number }> => {
    const request = await lockProvable(transaction, eq(bookings.reference, readReference(reference) ?? ''))
    // The same as for a wrong code, so that nobody finds out which references there are.
    if (!request || request.mailboxProof === 'not-asked') return { outcome: 'wrong', id: 0 }
    const { id, mailboxProof, isHeld } = request
    const answer = await tryMailboxCode(transaction, id, code)
    if (answer !== 'right') return { outcome: answer, id }
    if (mailboxProof === 'given') return { outcome: 'known', id }
    if (!isHeld) return { outcome: 'over', id }
    await acceptProof(transaction, context, request)
    return { outcome: 'proved', id }
  })
  assertProved(found.outcome)
  if (found.outcome === 'proved') context.changed(BOOKINGS_PATH)
  const booking = await findBooking(orm, found.id)
  if (!booking) throw new AppError('not-found')
  const { status, holdExpiresAt, mailboxProof } = booking
  return { status, holdExpiresAt, mailboxProof }
}

/** Throws what the guest is told of a code that proved nothing. */
function assertProved(outcome: Outcome): void {
  if (outcome === 'used-up') throw new AppError('code-used-up')
  if (outcome === 'over') throw new AppError('hold-over')
  if (outcome === 'wrong')
    throw new AppError('invalid-input', { problems: [{ path: 'code', message: PROOF_WORDS.wrong }] })
}

/**
 * Queues one more e-mail with a new code, unless one waits already. Throws not-found, hold-over, too-many-code-emails.
 */
export async function sendCodeAgain({ database }: Context, typed: string): Promise<void> {
  const outcome = await database.orm.transaction(async (transaction) => {
    const request = await lockProvable(transaction, eq(bookings.reference, readReference(typed) ?? ''))
    if (request?.mailboxProof !== 'asked') return 'not-found' as const
    if (!request.isHeld) return 'hold-over' as const
    const { rows } = await transaction.execute<{ waiting: number; all: number }>(sql`
      select count(*)::int as all, count(*) filter (where status in ('queued', 'sending'))::int as waiting
      from ${mails} where kind = ${KIND} and subject_id = ${request.id}`)
    const { waiting = 0, all = 0 } = rows[0] ?? {}
    if (waiting > 0) return null
    if (all >= MOST_CODE_EMAILS) return 'too-many-code-emails' as const
    await queueBookingEmail(transaction, KIND, [request.id])
    return null
  })
  if (outcome) throw new AppError(outcome)
}
