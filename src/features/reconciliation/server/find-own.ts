import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import type { OnlinePaymentState } from '@/features/online-payments/rules/payment-state'
import { OPEN_STATES } from '@/features/online-payments/rules/payment-state'
import { onlinePayments } from '@/features/online-payments/server/table'
import type { ProviderName } from '@/features/payment-providers/rules/provider-names'
import { bookingPayments } from '@/features/payments/server/table'
import type { Amount } from '@/kernel/amount'
import type { Shillings } from '@/kernel/shillings'
import type { StatementLine } from '../rules/parse-statement'
import { type OwnTransaction, toKey } from '../rules/reconcile'

/** A payment of ours as it is held against a statement. */
export type OwnPayment = OwnTransaction & {
  onlinePaymentId: number | null
  providerReference: string | null
  bookingId: number
  bookingReference: string
  guestName: string
  state: OnlinePaymentState | null
  at: Date
  /** Whether it belongs to the period; others are there because the statement names them. */
  isInPeriod: boolean
}

type Period = { from: Date; until: Date }

/** Whether money of it came, and went back perhaps. */
export type OwnPayments = { paid: OwnPayment[]; unpaid: OwnPayment[] }

/**
 * The provider's payments whose money came in the period, those that are still open, those that the statement names
 * whenever they were, and what staff recorded by hand under one of its numbers.
 */
export async function findOwnPayments(
  orm: NodePgDatabase,
  provider: ProviderName,
  period: Period,
  lines: readonly StatementLine[],
): Promise<OwnPayments> {
  const keys = lines.flatMap(({ confirmation, reference }) => [confirmation, reference ?? '']).map(toKey)
  const named = JSON.stringify([...new Set(keys)].filter((key) => key !== ''))
  const attempts = await findAttempts(orm, provider, period, named)
  return {
    paid: [...attempts.filter(({ hasMoney }) => hasMoney), ...(await findByHand(orm, period, named))],
    unpaid: attempts.filter(({ hasMoney }) => !hasMoney),
  }
}

async function findAttempts(orm: NodePgDatabase, provider: ProviderName, period: Period, named: string) {
  const isNamed = or(
    isAmong(onlinePayments.confirmation, named),
    isAmong(onlinePayments.reference, named),
    isAmong(onlinePayments.providerReference, named),
  )
  const isOpen = sql`${onlinePayments.state} in ${OPEN_STATES}`
  const rows = await orm
    .select({
      row: onlinePayments,
      entry: bookingPayments,
      bookingReference: bookings.reference,
      guestName: bookings.guestName,
    })
    .from(onlinePayments)
    .innerJoin(bookings, eq(bookings.id, onlinePayments.bookingId))
    .leftJoin(bookingPayments, eq(bookingPayments.id, onlinePayments.paymentId))
    .where(
      and(
        eq(onlinePayments.provider, provider),
        or(
          isNamed,
          isWithin(bookingPayments.createdAt, period),
          and(isOpen, isWithin(onlinePayments.createdAt, period)),
        ),
      ),
    )
    .orderBy(onlinePayments.id)
  return rows.map(({ row, entry, bookingReference, guestName }) => {
    const at = entry?.createdAt ?? row.createdAt
    const { id, reference, confirmation, providerReference, bookingId, state } = row
    return {
      ...{
        onlinePaymentId: id,
        reference,
        providerReference,
        bookingId,
        bookingReference,
        guestName,
        state,
        at,
      },
      confirmation: confirmation ?? '',
      amount: amountOf(entry ?? row),
      isInPeriod: at >= period.from && at < period.until,
      hasMoney: entry !== null,
    }
  })
}

/** Money that staff recorded by hand under a number of the statement, and that was not taken back. */
async function findByHand(orm: NodePgDatabase, period: Period, named: string): Promise<OwnPayment[]> {
  const rows = await orm
    .select({ entry: bookingPayments, bookingReference: bookings.reference, guestName: bookings.guestName })
    .from(bookingPayments)
    .innerJoin(bookings, eq(bookings.id, bookingPayments.bookingId))
    .leftJoin(onlinePayments, eq(onlinePayments.paymentId, bookingPayments.id))
    .where(
      and(
        isAmong(bookingPayments.reference, named),
        gt(bookingPayments.amountCents, 0),
        isNull(bookingPayments.reversesId),
        isNull(bookingPayments.movedBookingId),
        isNull(onlinePayments.id),
        sql`not exists (select from ${bookingPayments} reversal where reversal.reverses_id = "booking_payments"."id")`,
      ),
    )
    .orderBy(bookingPayments.id)
  return rows.map(({ entry, bookingReference, guestName }) => ({
    onlinePaymentId: null,
    reference: '',
    providerReference: null,
    bookingId: entry.bookingId,
    bookingReference,
    guestName,
    state: null,
    confirmation: entry.reference ?? '',
    amount: amountOf(entry),
    at: entry.createdAt,
    isInPeriod: entry.createdAt >= period.from && entry.createdAt < period.until,
  }))
}

function amountOf({ amountCents, shillings }: { amountCents: number; shillings: Shillings | null }): Amount {
  return shillings === null ? { currency: 'USD', cents: amountCents } : { currency: 'UGX', ...shillings }
}

/** As `toKey` reads it; a list of any length is one parameter. */
function isAmong(column: unknown, named: string): SQL {
  return sql`upper(regexp_replace(${column}, '[[:space:]-]', '', 'g')) in (select jsonb_array_elements_text(${named}::jsonb))`
}

function isWithin(column: unknown, { from, until }: Period): SQL {
  return sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`
}
