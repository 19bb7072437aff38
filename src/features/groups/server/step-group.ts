import { asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import type { GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { isEnding } from '@/features/bookings/rules/status'
import { assertFeeSeen, type ChargeEnding } from '@/features/bookings/server/booking-money'
import { queueGroupEmail } from '@/features/bookings/server/queue-email'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import type { Cents } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { type GroupStep, judgeGroupStep } from '../rules/group-steps'
import type { GroupStepChange, StaffGroup } from '../staff-contract'
import { findGroup } from './read-group'

const EMAILS: Record<GroupStep, GroupEmailKind> = {
  confirmed: 'group-confirmed',
  cancelled: 'group-cancelled',
}

/**
 * Confirms or cancels every booking of a group that the step is for, all of them or none, with one e-mail, and charges
 * what ending each costs. The trail keeps the step of each. Throws not-found, step-not-allowed (docs/decisions/groups.md).
 */
export async function stepGroup(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  { status, reason, fee }: GroupStepChange,
  chargeEnding: ChargeEnding,
): Promise<StaffGroup> {
  const group = await context.database.orm.transaction(async (transaction) => {
    const parts = await lockGroup(transaction, id)
    const { concerned, hindering } = judgeGroupStep(parts, status, context.today())
    const [first] = hindering
    if (first)
      throw new AppError('step-not-allowed', {
        message: `Booking ${first.reference} (${first.guestName}) is ${first.status}, so the group cannot become ${status}. Nothing was changed.`,
      })
    if (concerned.length === 0)
      throw new AppError('step-not-allowed', { message: `No booking of this group can become ${status}.` })
    const ids = concerned.map((part) => part.id)
    await transaction.update(bookings).set({ status, holdExpiresAt: null }).where(inArray(bookings.id, ids))
    let charged: Cents = 0
    for (const part of parts.filter(({ id: one }) => ids.includes(one))) {
      await recordChange(transaction, staff, {
        resource: 'bookings',
        rowId: part.id,
        action: 'status',
        before: { status: part.status },
        after: { status, ...(reason && { reason }) },
      })
      if (isEnding(status)) charged += await chargeEnding(transaction, context, staff, part, status)
    }
    if (isEnding(status)) assertFeeSeen(charged, fee, status)
    await queueGroupEmail(transaction, EMAILS[status], id)
    return await findGroup(transaction, id)
  })
  if (!group) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return group
}

/** The bookings of a group, kept from others until the transaction ends; in the order of their ids. Throws not-found. */
export async function lockGroup(transaction: NodePgDatabase, id: number) {
  const [group] = await transaction
    .select({ id: reservationGroups.id })
    .from(reservationGroups)
    .where(eq(reservationGroups.id, id))
    .for('no key update')
  if (!group) throw new AppError('not-found')
  return await transaction
    .select()
    .from(bookings)
    .where(eq(bookings.groupId, id))
    .orderBy(asc(bookings.id))
    .for('update')
}
