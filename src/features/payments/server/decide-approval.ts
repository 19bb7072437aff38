import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Decision } from '@/features/money-approvals/rules/approvals'
import { findApproval } from '@/features/money-approvals/server/read-approvals'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import type { MoneyApproval } from '@/features/money-approvals/staff-contract'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { assertOwed, assertPaid, postDiscount } from './give-money'
import { postPayment } from './post-payment'
import { lockBalance } from './read-balance'

type Asked = typeof moneyApprovals.$inferSelect

/**
 * An admin's yes or no to what waits. The yes posts it, once, under the admin's name. Throws not-found, already-there for
 * what was decided before, and invalid-input where by now there is less to give back or to let off.
 */
export async function decideApproval(
  { database: { orm }, now, today }: Pick<Context, 'database' | 'now' | 'today'>,
  admin: Staff,
  id: number,
  decision: Decision,
): Promise<MoneyApproval> {
  const approval = await orm.transaction(async (transaction) => {
    const found = await findApproval(transaction, id)
    if (!found) throw new AppError('not-found')
    const { bookingId } = found
    // The booking first, as everybody who writes its money does.
    const { owed, paid } = await lockBalance(transaction, bookingId)
    const [asked] = await transaction
      .select()
      .from(moneyApprovals)
      .where(eq(moneyApprovals.id, id))
      .for('update')
    if (!asked) throw new AppError('not-found')
    if (asked.decision !== null)
      throw new AppError('already-there', {
        message: `This was ${asked.decision} already, by ${asked.decidedByEmail}.`,
      })
    const { kind, amountCents, reason } = asked
    if (decision === 'approved') {
      if (kind === 'refund') assertPaid(amountCents, paid)
      else assertOwed(amountCents, owed)
      await post(transaction, admin, asked, today())
    }
    const decided = { decision, decidedById: admin.id, decidedByEmail: admin.email, decidedAt: now() }
    await transaction.update(moneyApprovals).set(decided).where(eq(moneyApprovals.id, id))
    await recordChange(transaction, admin, {
      resource: 'bookings',
      rowId: bookingId,
      action: 'approval',
      after: { kind, amount: toAmount(amountCents), decision, reason },
    })
    return await findApproval(transaction, id)
  })
  if (!approval) throw new AppError('not-found')
  return approval
}

async function post(transaction: NodePgDatabase, admin: Staff, asked: Asked, today: Day): Promise<void> {
  const { bookingId, amountCents, reason, method, shillings, shillingsPerDollar, reference } = asked
  if (method !== null) {
    const back = { amountCents: -amountCents, shillings: shillings === null ? null : -shillings }
    await postPayment(
      transaction,
      admin,
      { bookingId, method, ...back, shillingsPerDollar, reference },
      reason,
    )
  } else if (asked.department !== null && asked.taxKind !== null) {
    const { department, taxKind } = asked
    await postDiscount(transaction, admin, {
      bookingId,
      amountCents,
      reason,
      department,
      taxKind,
      chargedOn: today,
    })
  }
}
