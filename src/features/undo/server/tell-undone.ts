import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BookingEmailKind, GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { queueBookingEmail, queueGroupEmail } from '@/features/bookings/server/queue-email'
import { bookings } from '@/features/bookings/server/table'
import { auditEntries } from '@/server/audit/table'
import { mails } from '@/server/mail/table'
import type { Step } from '../rules/undo-steps'
import { isOfStep, isSince } from './since-step'

/** What guests are written of a step, by where it led: of one booking, and of a whole group. */
const WRITTEN: Partial<Record<BookingStatus, { own: BookingEmailKind; ofGroup: GroupEmailKind }>> = {
  confirmed: { own: 'booking-confirmed', ofGroup: 'group-confirmed' },
  cancelled: { own: 'booking-cancelled', ofGroup: 'group-cancelled' },
}

/**
 * Queues a mail of what is true now to a guest who was written about the step that is undone, and none to one who was not:
 * to the guest of the booking about a step of its own, to the guest in charge about one of the whole group.
 * A mail of the booking's own that was never tried is not sent any more; nor is one of its group once no villa stands
 * where the step led. While others do, it finds out by itself what to tell.
 */
export async function tellUndone(
  transaction: NodePgDatabase,
  { id, groupId }: typeof bookings.$inferSelect,
  step: Step,
): Promise<void> {
  const kinds = WRITTEN[step.to]
  if (!kinds) return
  const own = await lockWritten(transaction, kinds.own, id, step)
  await dropUntried(transaction, own)
  if (own.some(mayHaveArrived)) await queueBookingEmail(transaction, 'booking-undone', [id])
  if (groupId === null) return
  const ofGroup = await lockWritten(transaction, kinds.ofGroup, groupId, step)
  // Villas that were cancelled before are no news.
  const sinceStep = ofGroup.filter(({ createdAt }) => createdAt.getTime() >= step.at)
  if (!(await standsSince(transaction, groupId, step))) await dropUntried(transaction, sinceStep)
  if (ofGroup.some(mayHaveArrived) && (await isStepOfGroup(transaction, id, groupId, step)))
    await queueGroupEmail(transaction, 'group-undone', groupId)
}

async function dropUntried(transaction: NodePgDatabase, written: readonly (typeof mails.$inferSelect)[]) {
  const untried = written.filter(({ status, attempts }) => status === 'queued' && attempts === 0)
  if (untried.length === 0) return
  const ids = untried.map(({ id }) => id)
  await transaction.update(mails).set({ status: 'needless' }).where(inArray(mails.id, ids))
}

/** Whether any villa of a group still is where the step, or one since, led it. */
async function standsSince(transaction: NodePgDatabase, groupId: number, step: Step): Promise<boolean> {
  // Who has come since was confirmed before.
  const isConfirming = step.to === 'confirmed'
  return await hasStep(
    transaction,
    groupId,
    and(
      isSince(auditEntries.createdAt, step),
      inArray(bookings.status, isConfirming ? ['confirmed', 'checked-in', 'checked-out'] : [step.to]),
      sql`${auditEntries.after}->>'status' = ${step.to}`,
    ),
  )
}

/** Whether the trail holds a step of this kind of any villa of a group. */
async function hasStep(
  transaction: NodePgDatabase,
  groupId: number,
  kind: SQL | undefined,
): Promise<boolean> {
  const found = await transaction
    .select({ id: bookings.id })
    .from(auditEntries)
    .innerJoin(bookings, eq(bookings.id, auditEntries.rowId))
    .where(
      and(
        eq(auditEntries.resource, 'bookings'),
        eq(auditEntries.action, 'status'),
        eq(bookings.groupId, groupId),
        kind,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** True where other villas of the group took the step in the same transaction, or its guest in charge was written in that. */
async function isStepOfGroup(transaction: NodePgDatabase, id: number, groupId: number, step: Step) {
  const ofOthers = and(isOfStep(auditEntries.createdAt, step), ne(bookings.id, id))
  if (await hasStep(transaction, groupId, ofOthers)) return true
  const ofStep = and(
    inArray(mails.kind, ['group-confirmed', 'group-cancelled']),
    eq(mails.subjectId, groupId),
    isOfStep(mails.createdAt, step),
  )
  return (await transaction.$count(mails, ofStep)) > 0
}

/** What was written since the step, or still waits or leaves; kept from being sent until the transaction ends. */
async function lockWritten(transaction: NodePgDatabase, kind: string, subjectId: number, step: Step) {
  return await transaction
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.kind, kind),
        eq(mails.subjectId, subjectId),
        // One that waited already when the step was taken tells of it, too.
        or(
          inArray(mails.status, ['queued', 'sending']),
          isSince(sql`greatest(${mails.sentAt}, ${mails.createdAt})`, step),
        ),
      ),
    )
    .for('update')
}

/** True of a mail that went out or was tried and may have arrived all the same; one that met an outage did not. */
function mayHaveArrived({ status, attempts, outage, bouncedAt }: typeof mails.$inferSelect): boolean {
  if (status === 'sent' || status === 'sending') return true
  return attempts > 0 && outage === null && bouncedAt === null && status !== 'needless'
}
