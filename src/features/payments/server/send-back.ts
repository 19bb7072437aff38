import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { askApproval } from '@/features/money-approvals/server/ask-approval'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { BookingLedger, NewRefund } from '../contract'
import { assertGivable } from './give-money'
import { countGiven } from './given-money'
import { isSame, lockKey } from './match-key'
import { needsApproval } from './money-limits'
import type { ProviderRefunds, SentRefund } from './provider-refunds'
import { lockBalance } from './read-balance'
import { readLedger } from './store'

type SentBack = {
  ledger: BookingLedger
  /** An admin has to approve it first. */
  isWaiting: boolean
  /** Null while it waits, and for a form that was sent before. */
  sentBack: SentRefund['state'] | null
}

type Wanted = { bookingId: number; refund: NewRefund; onlinePaymentId: number; key: string | undefined }

/** `id`: the refund that was written down, to be sent now. */
type Ordered = { id: number | null; isWaiting: boolean }

/**
 * Has money that came online sent back by its provider, or asks an admin for it where it goes beyond the limit. It is
 * written down before the provider is told, and once for each key. Throws as refundMoney does, and step-not-allowed with
 * the provider's words where it refuses.
 */
export async function sendBack(
  context: Context,
  refunds: ProviderRefunds,
  staff: Staff,
  wanted: Wanted,
): Promise<SentBack> {
  const { orm } = context.database
  const { id, isWaiting } = await orm.transaction((transaction) =>
    order(transaction, context, refunds, staff, wanted),
  )
  const sent = id === null ? null : await refunds.send(context, id)
  if (sent?.state === 'refused') throw new AppError('step-not-allowed', { message: tellRefused(sent) })
  return { ledger: await readLedger(orm, wanted.bookingId), isWaiting, sentBack: sent?.state ?? null }
}

async function order(
  transaction: NodePgDatabase,
  context: Context,
  refunds: ProviderRefunds,
  staff: Staff,
  { bookingId, refund, onlinePaymentId, key }: Wanted,
): Promise<Ordered> {
  const { owed, paid } = await lockBalance(transaction, bookingId)
  const { reason } = refund
  const given = countGiven(refund)
  if (key !== undefined) {
    await lockKey(transaction, key)
    const { amountCents, shillings } = given
    const same = { onlinePaymentId, shillings, reason }
    // What shillings count is the payment's to say.
    const asked = { kind: 'refund', bookingId, ...same, ...(shillings === null && { amountCents }) } as const
    const [approval] = await transaction
      .select()
      .from(moneyApprovals)
      .where(eq(moneyApprovals.idempotencyKey, key))
    if (isSame(approval, asked, 'refund')) return { id: null, isWaiting: true }
    if ((await refunds.findUnderKey(transaction, key, { ...same, amountCents })) !== null)
      return { id: null, isWaiting: false }
  }
  const measured = await refunds.measure(transaction, context, { bookingId, onlinePaymentId, ...given })
  const { amountCents } = measured
  assertGivable(amountCents, { owed, paid, open: await refunds.sumOpen(transaction, bookingId) })
  const ordered = await refunds.sumOrdered(transaction, bookingId, staff.id)
  const isWaiting = await needsApproval(transaction, staff, {
    bookingId,
    kind: 'refund',
    amountCents: amountCents + ordered,
  })
  const whole = { bookingId, onlinePaymentId, reason, ...measured }
  if (!isWaiting) return { id: await refunds.order(transaction, staff, whole, key ?? null), isWaiting }
  await askApproval(transaction, staff, { kind: 'refund', ...whole, idempotencyKey: key ?? null })
  return { id: null, isWaiting }
}

function tellRefused({ provider, detail }: Extract<SentRefund, { state: 'refused' }>): string {
  return `${provider} did not send it back: ${detail} The money is as before; you can give it back in another way.`
}
