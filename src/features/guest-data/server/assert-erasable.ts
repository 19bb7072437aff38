import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { HOLDING_STATUSES } from '@/features/enquiries/rules/enquiry-status'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { OPEN_STATES } from '@/features/online-payments/rules/payment-state'
import { OPEN_REFUND_STATES } from '@/features/online-payments/rules/refund-state'
import { onlinePayments, onlineRefunds } from '@/features/online-payments/server/table'
import { readBalances } from '@/features/payments/server/read-balance'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { mails } from '@/server/mail/table'
import { erasingText as words } from '../rules/erasing-text'
import type { Person } from './find-person'

const OPEN_STATUSES = ['pending', 'confirmed', 'checked-in'] as const

/**
 * Throws step-not-allowed while something goes on that the hotel needs to know the guest for: a stay that has not ended,
 * money that is still owed or on its way, a venue kept for them. In the transaction of the erasure, which it locks the
 * bookings for.
 */
export async function assertErasable(
  transaction: NodePgDatabase,
  { bookingIds, groupIds, enquiryIds }: Person,
  today: Day,
): Promise<void> {
  const refuse = (message: string) => {
    throw new AppError('step-not-allowed', { message })
  }
  if (groupIds.length > 0) {
    const open = await transaction
      .select({ reference: bookings.reference })
      .from(bookings)
      .where(and(inArray(bookings.groupId, groupIds), inArray(bookings.status, [...OPEN_STATUSES])))
    if (open[0]) refuse(words.stayOpen(open[0].reference))
  }
  if (bookingIds.length > 0) {
    const booked = await transaction
      .select({ id: bookings.id, reference: bookings.reference, status: bookings.status })
      .from(bookings)
      .where(inArray(bookings.id, bookingIds))
      .orderBy(bookings.id)
      .for('update')
    const open = booked.find(({ status }) => OPEN_STATUSES.some((one) => one === status))
    if (open) refuse(words.stayOpen(open.reference))
    const balances = await readBalances(transaction, bookingIds)
    const owing = booked.find(({ id }) => (balances.get(id)?.due ?? 0) !== 0)
    if (owing) refuse(words.moneyOpen(owing.reference))
    if (await isMoneyMoving(transaction, bookingIds)) refuse(words.moneyMoving)
  }
  if (enquiryIds.length > 0) {
    const ahead = await transaction.$count(
      eventEnquiries,
      and(
        inArray(eventEnquiries.id, enquiryIds),
        inArray(eventEnquiries.status, [...HOLDING_STATUSES]),
        sql`${eventEnquiries.eventDate} >= ${today}::date`,
      ),
    )
    if (ahead > 0) refuse(words.venueHeld)
  }
  // One on its way would write down afterwards whom it went to.
  if ((await transaction.$count(mails, eq(mails.status, 'sending'))) > 0) refuse(words.mailMoving)
}

async function isMoneyMoving(transaction: NodePgDatabase, bookingIds: number[]): Promise<boolean> {
  const payments = await transaction.$count(
    onlinePayments,
    and(inArray(onlinePayments.bookingId, bookingIds), inArray(onlinePayments.state, [...OPEN_STATES])),
  )
  const own = transaction
    .select({ id: onlinePayments.id })
    .from(onlinePayments)
    .where(inArray(onlinePayments.bookingId, bookingIds))
  const refunds = await transaction.$count(
    onlineRefunds,
    and(inArray(onlineRefunds.onlinePaymentId, own), inArray(onlineRefunds.state, [...OPEN_REFUND_STATES])),
  )
  const approvals = await transaction.$count(
    moneyApprovals,
    and(inArray(moneyApprovals.bookingId, bookingIds), isNull(moneyApprovals.decision)),
  )
  return payments + refunds + approvals > 0
}
