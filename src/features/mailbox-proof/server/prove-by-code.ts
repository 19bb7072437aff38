import { eq, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import type { BookingEmailKind, GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { MOST_CODE_EMAILS } from '@/features/bookings/rules/mailbox-proof'
import { readReference } from '@/features/bookings/rules/reference'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { queueBookingEmail, queueGroupEmail } from '@/features/bookings/server/queue-email'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'
import type { ProofAnswer } from '../contract'
import { PROOF_WORDS } from '../rules/proof-words'
import { tryMailboxCode } from './mailbox-codes'
import { acceptProof, lockProvables, type ProvableBooking } from './prove-mailbox'

const KIND: BookingEmailKind = 'request-received'
const GROUP_KIND: GroupEmailKind = 'group-received'

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
    const named = await lockNamed(transaction, reference)
    // The same as for a wrong code, so that nobody finds out which references there are.
    if (!named || named.request.mailboxProof === 'not-asked') return { outcome: 'wrong', id: 0 }
    const { request, codeId } = named
    const { id, mailboxProof, isHeld } = request
    const answer = await tryMailboxCode(transaction, codeId, code)
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
    const request = (await lockNamed(transaction, typed))?.request
    if (request?.mailboxProof !== 'asked') return 'not-found' as const
    if (!request.isHeld) return 'hold-over' as const
    const { groupId } = request
    const [kind, subject] = groupId === null ? [KIND, request.id] : [GROUP_KIND, groupId]
    const { rows } = await transaction.execute<{ waiting: number; all: number }>(sql`
      select count(*)::int as all, count(*) filter (where status in ('queued', 'sending'))::int as waiting
      from ${mails} where kind = ${kind} and subject_id = ${subject}`)
    const { waiting = 0, all = 0 } = rows[0] ?? {}
    if (waiting > 0) return null
    if (all >= MOST_CODE_EMAILS) return 'too-many-code-emails' as const
    if (groupId === null) await queueBookingEmail(transaction, KIND, [request.id])
    else await queueGroupEmail(transaction, GROUP_KIND, groupId)
    return null
  })
  if (outcome) throw new AppError(outcome)
}

/** What a reference names, as far as its mailbox is to be proved; `codeId` is the booking that its code is of. */
type Named = { request: NonNullable<ProvableBooking>; codeId: number }

/**
 * The request of a reference, locked. A group is proved as one, by whichever of its references: one code, that of its
 * first villa, so that guesses and e-mails are counted once for all of it.
 */
async function lockNamed(transaction: NodePgDatabase, typed: string): Promise<Named | undefined> {
  const rows = await lockProvables(transaction, await whichIs(transaction, readReference(typed) ?? ''))
  // Staff may have ended some villa of a group, or have taken down another mailbox for it.
  const request =
    rows.find(({ mailboxProof, isHeld }) => mailboxProof === 'asked' && isHeld) ??
    rows.find(({ mailboxProof }) => mailboxProof === 'given') ??
    rows[0]
  return request && rows[0] && { request, codeId: rows[0].id }
}

async function whichIs(transaction: NodePgDatabase, reference: string): Promise<SQL> {
  const own = eq(bookings.reference, reference)
  const [booking] = await transaction.select({ groupId: bookings.groupId }).from(bookings).where(own)
  if (booking) return booking.groupId === null ? own : eq(bookings.groupId, booking.groupId)
  const [group] = await transaction
    .select({ id: reservationGroups.id })
    .from(reservationGroups)
    .where(eq(reservationGroups.reference, reference))
  return group ? eq(bookings.groupId, group.id) : own
}
