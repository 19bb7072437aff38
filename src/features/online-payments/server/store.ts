import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { bookingPayments } from '@/features/payments/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import { toShillingsText } from '@/kernel/shillings'
import type { Context } from '@/server/context'
import type { GuestPayment, PayingDesk } from '../contract'
import { shillingsFor } from '../rules/order-amount'
import { isOpen } from '../rules/payment-state'
import { providersFor } from './open-for'
import { readDue } from './read-due'
import { readRefunds, sumRefunds } from './read-refunds'
import { type OnlinePaymentRow, type OnlineRefundRow, onlinePayments } from './table'

/** For so long the page of a provider is offered for going on with a payment that was left. */
const REDIRECT_LASTS_MS = 30 * 60_000

/**
 * What may be paid for a booking and how, and what became of every attempt so far. Attempts are read first: one that
 * is settled meanwhile is shown as waiting beside what is due after it, and looked at again, never as paid beside what was
 * due before. Throws not-found.
 */
export async function readPayingDesk(context: Context, bookingId: number): Promise<PayingDesk> {
  const { orm } = context.database
  const payments = await listGuestPayments(orm, eq(onlinePayments.bookingId, bookingId))
  const { due, deposit } = await readDue(orm, bookingId)
  const { shillings: rate } = await readPropertyFacts(orm)
  const inShillings = (cents: Cents) =>
    rate ? toShillingsText(shillingsFor(cents, rate.shillingsPerDollar)) : null
  return {
    ...(await tellDue(context, due)),
    deposit:
      deposit > 0 && deposit < due ? { amount: toAmount(deposit), shillings: inShillings(deposit) } : null,
    payments,
  }
}

/** The same by a payment link: who has it sees what was begun by it, and nothing else of the booking. */
export async function readLinkDesk(
  context: Context,
  linkId: number,
  readAsked: () => Promise<Cents>,
): Promise<PayingDesk> {
  const payments = await listGuestPayments(context.database.orm, eq(onlinePayments.linkId, linkId))
  return { ...(await tellDue(context, await readAsked())), deposit: null, payments }
}

/** What is due in both currencies, and the ways it may come. */
async function tellDue(
  context: Context,
  cents: Cents,
): Promise<Pick<PayingDesk, 'due' | 'shillingsDue' | 'methods'>> {
  const { shillings: rate } = await readPropertyFacts(context.database.orm)
  const due = Math.max(0, cents)
  return {
    due: toAmount(due),
    shillingsDue: rate ? toShillingsText(shillingsFor(due, rate.shillingsPerDollar)) : null,
    methods: due > 0 ? listMethods(context, rate !== undefined) : [],
  }
}

/** Whether a guest may pay online now, or has begun to before. */
export async function paysOnline(
  { settings, database }: Pick<Context, 'settings' | 'database'>,
  bookingId: number,
  due: string,
): Promise<boolean> {
  if (providersFor(settings).length > 0 && toCents(due) > 0) return true
  return (await database.orm.$count(onlinePayments, eq(onlinePayments.bookingId, bookingId))) > 0
}

/** How money may come now: what takes shillings alone needs a rate of the hotel. */
export function listMethods(
  { settings }: Pick<Context, 'settings'>,
  hasRate: boolean,
): PayingDesk['methods'] {
  return providersFor(settings).flatMap(({ name }) =>
    PROVIDER_TRAITS[name].currencies
      .filter((currency) => currency === 'USD' || hasRate)
      .map((currency) => ({ provider: name, currency })),
  )
}

async function listGuestPayments(orm: NodePgDatabase, which: SQL): Promise<GuestPayment[]> {
  const rows = await orm
    .select({ row: onlinePayments, entry: bookingPayments, now: sql<string>`now()` })
    .from(onlinePayments)
    .leftJoin(bookingPayments, eq(bookingPayments.id, onlinePayments.paymentId))
    .where(which)
    .orderBy(desc(onlinePayments.id))
    .limit(20)
  const refundsOf = await readRefunds(
    orm,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, entry, now }) => toGuestPayment(row, entry, new Date(now), refundsOf(row.id)))
}

type Entry = Pick<typeof bookingPayments.$inferSelect, 'amountCents' | 'shillings'>

/** A payment as its payer sees it, with the entry of its money where that came; `now` by the database's clock, as `createdAt` is. */
export function toGuestPayment(
  row: OnlinePaymentRow,
  entry: Entry | null,
  now: Date,
  refunds: readonly OnlineRefundRow[] = [],
): GuestPayment {
  const { reference, provider, purpose, amountCents, shillings, state, failure, createdAt } = row
  const goesOn = isOpen(state) && now.getTime() - createdAt.getTime() < REDIRECT_LASTS_MS
  return {
    reference,
    provider,
    purpose,
    amount: toAmount(amountCents),
    shillings: shillings && toShillingsText(shillings),
    received: entry && {
      amount: toAmount(entry.amountCents),
      shillings: entry.shillings && toShillingsText(entry.shillings),
    },
    ...sumRefunds(refunds),
    state,
    redirectUrl: goesOn ? row.redirectUrl : null,
    failure,
    at: createdAt.toISOString(),
  }
}
