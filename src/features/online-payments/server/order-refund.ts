import { and, eq, inArray, ne, or, sql, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { isSame } from '@/features/payments/server/match-key'
import type { OnlineRefund, ProviderRefunds } from '@/features/payments/server/provider-refunds'
import { bookingPayments } from '@/features/payments/server/table'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount } from '@/kernel/money'
import { addShillings, formatShillings, negateShillings, type Shillings } from '@/kernel/shillings'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { isPaidState } from '../rules/payment-state'
import { isOpenRefund, OPEN_REFUND_STATES } from '../rules/refund-state'
import { REFUND_WORDS as words } from '../text'
import { providerFor } from './open-for'
import { type OnlinePaymentRow, onlinePayments, onlineRefunds } from './table'

/** Longer than any call of a provider takes: while it is under way nobody asks what became of it. */
export const SEND_SECONDS = 90

const IS_OPEN = inArray(onlineRefunds.state, [...OPEN_REFUND_STATES])
const TOTAL = sum(onlineRefunds.amountCents).mapWith(Number)

export async function sumOpen(orm: NodePgDatabase, bookingId: number): Promise<Cents> {
  const [row] = await orm
    .select({ cents: TOTAL })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.onlinePaymentId))
    .where(and(eq(onlinePayments.bookingId, bookingId), IS_OPEN))
  return row?.cents ?? 0
}

export async function isTiedToRefund(orm: NodePgDatabase, paymentId: number): Promise<boolean> {
  const count = await orm.$count(
    onlineRefunds,
    and(
      ne(onlineRefunds.state, 'refused'),
      or(
        eq(onlineRefunds.paymentId, paymentId),
        inArray(
          onlineRefunds.onlinePaymentId,
          orm
            .select({ id: onlinePayments.id })
            .from(onlinePayments)
            .where(eq(onlinePayments.paymentId, paymentId)),
        ),
      ),
    ),
  )
  return count > 0
}

export async function sumOrdered(orm: NodePgDatabase, bookingId: number, staffId: number): Promise<Cents> {
  const [row] = await orm
    .select({ cents: TOTAL })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.onlinePaymentId))
    .where(
      and(
        eq(onlinePayments.bookingId, bookingId),
        eq(onlineRefunds.askedById, staffId),
        ne(onlineRefunds.state, 'refused'),
      ),
    )
  return row?.cents ?? 0
}

export const measureRefund: ProviderRefunds['measure'] = async (transaction, { settings }, wanted) => {
  const { payment, entry } = await lockPaid(transaction, wanted.bookingId, wanted.onlinePaymentId)
  const { refund, name } = PROVIDER_TRAITS[payment.provider]
  const means = entry.method
  if (means !== 'card' && means !== 'mobile-money') throw notSentBack(words.byHand(name))
  if (refund.way === 'portal') throw notSentBack(words.byHand(name))
  if (!providerFor(settings, payment.provider)) throw notSentBack(words.switchedOff(name))
  if ((await transaction.$count(bookingPayments, eq(bookingPayments.reversesId, entry.id))) > 0)
    throw notSentBack(words.reversed)
  const earlier = await listEarlier(transaction, payment.id)
  if (earlier.some(({ isOpen }) => isOpen)) throw notSentBack(words.underWay(name))
  const left = {
    amountCents: entry.amountCents - earlier.reduce((sum, one) => sum + one.amountCents, 0),
    shillings: entry.shillings && leftOf(entry.shillings, earlier),
  }
  const asked = fitsCurrency(wanted, entry.shillings !== null, name)
  const most = left.shillings?.shillings ?? left.amountCents
  const isWhole = asked === most
  const told = left.shillings ? formatShillings(left.shillings) : formatPrice(left.amountCents)
  if (asked > most) throw invalidAmount(words.tooMuch(told))
  if (!isWhole && !refund.parts.includes(means)) throw invalidAmount(words.wholeOnly(name, told))
  return {
    method: means,
    amountCents: isWhole ? left.amountCents : worthOf(asked, entry, left.amountCents),
    shillings: left.shillings && { shillings: asked },
    shillingsPerDollar: entry.shillingsPerDollar,
  }
}

export const findRefundUnderKey: ProviderRefunds['findUnderKey'] = async (transaction, key, wanted) => {
  const { onlinePaymentId, amountCents, shillings, reason } = wanted
  const [earlier] = await transaction
    .select()
    .from(onlineRefunds)
    .where(eq(onlineRefunds.idempotencyKey, key))
  const same = { onlinePaymentId, shillings, reason, ...(shillings === null && { amountCents }) }
  return isSame(earlier, same, 'refund') && earlier ? earlier.id : null
}

/** Writes down what a provider is to send back, and has its payment asked for should nothing be heard of it. */
export async function orderRefund(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  { bookingId, onlinePaymentId, amountCents, shillings, method, reason }: OnlineRefund,
  key: string | null,
): Promise<number> {
  const [row] = await transaction
    .insert(onlineRefunds)
    .values({
      ...{ onlinePaymentId, amountCents, shillings, reason },
      askedById: by.id,
      askedByEmail: by.email,
      idempotencyKey: key,
    })
    .returning({ id: onlineRefunds.id })
  const [payment] = await transaction
    .update(onlinePayments)
    .set({
      refundAskedAt: sql`now()`,
      nextAskAt: sql`now() + make_interval(secs => ${SEND_SECONDS}::int)`,
      tries: 0,
    })
    .where(eq(onlinePayments.id, onlinePaymentId))
    .returning({ provider: onlinePayments.provider })
  if (!row || !payment) throw new Error('The refund was not written')
  await recordChange(transaction, by, {
    resource: 'bookings',
    rowId: bookingId,
    action: 'payment',
    after: {
      kind: 'refund-asked',
      amount: toAmount(amountCents),
      method,
      provider: PROVIDER_TRAITS[payment.provider].name,
      reason,
      ...shillings,
    },
  })
  return row.id
}

/** A payment of the booking whose money is here, with the entry of it, locked. */
async function lockPaid(transaction: NodePgDatabase, bookingId: number, id: number) {
  const [payment] = await transaction
    .select()
    .from(onlinePayments)
    .where(and(eq(onlinePayments.id, id), eq(onlinePayments.bookingId, bookingId)))
    .for('update')
  if (!payment) throw new AppError('not-found')
  if (!isPaidState(payment.state) || payment.paymentId === null) throw notSentBack(words.notPaid)
  return { payment, entry: await readEntry(transaction, payment) }
}

/** The entry of the money that came. */
export async function readEntry(orm: NodePgDatabase, { id, paymentId }: OnlinePaymentRow) {
  if (paymentId === null) throw new Error(`No money is written down for the online payment ${id}`)
  const [entry] = await orm.select().from(bookingPayments).where(eq(bookingPayments.id, paymentId))
  if (!entry) throw new Error(`There is no payment ${paymentId}`)
  return entry
}

async function listEarlier(transaction: NodePgDatabase, onlinePaymentId: number) {
  const rows = await transaction
    .select()
    .from(onlineRefunds)
    .where(and(eq(onlineRefunds.onlinePaymentId, onlinePaymentId), ne(onlineRefunds.state, 'refused')))
  return rows.map((row) => ({ ...row, isOpen: isOpenRefund(row.state) }))
}

/** What is asked for in the currency the money came in, whole shillings or cents. */
function fitsCurrency(
  { amountCents, shillings }: { amountCents: Cents; shillings: Shillings | null },
  isShillings: boolean,
  name: string,
): number {
  if ((shillings !== null) !== isShillings) throw invalidAmount(words.otherCurrency(name, isShillings))
  return shillings?.shillings ?? amountCents
}

/** What a part counts: never all that is left, which the last part takes. */
function worthOf(
  asked: number,
  entry: { amountCents: Cents; shillings: Shillings | null },
  left: Cents,
): Cents {
  if (entry.shillings === null) return asked
  const worth = Math.round((asked * entry.amountCents) / entry.shillings.shillings)
  return Math.min(Math.max(1, worth), Math.max(1, left - 1))
}

function leftOf(all: Shillings, earlier: readonly { shillings: Shillings | null }[]): Shillings {
  return earlier.reduce((left, { shillings }) => subtract(left, shillings), all)
}

function subtract(all: Shillings, part: Shillings | null): Shillings {
  return part ? addShillings(all, negateShillings(part)) : all
}

function notSentBack(message: string): AppError {
  return new AppError('step-not-allowed', { message })
}

function invalidAmount(message: string): AppError {
  return new AppError('invalid-input', { problems: [{ path: 'amount', message }] })
}
