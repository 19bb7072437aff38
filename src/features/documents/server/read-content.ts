import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { holdsNights } from '@/features/bookings/rules/status'
import { findBooking } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { type FolioCharge, readCharges } from '@/features/charges/server/read-charges'
import type { BookingLedger } from '@/features/payments/contract'
import { nameCharge } from '@/features/payments/server/print-receipt'
import { readLedger } from '@/features/payments/server/store'
import { bookingPayments } from '@/features/payments/server/table'
import { nameEntry } from '@/features/payments/text'
import type { WrittenFacts } from '@/features/property/contract'
import { readWrittenFacts } from '@/features/property/server/store'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { BOARD_WORDS } from '@/features/rates/text'
import type { TaxRate } from '@/features/taxes/rules/tax-rates'
import { readTaxRates } from '@/features/taxes/server/store'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { dayIn, formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import { countNights } from '@/kernel/stay'
import type { DocumentContent } from '../contract'
import { chargeLine, nightLines } from '../rules/folio-lines'
import { DOCUMENT_WORDS as words } from '../text'
import { printNights, printTaxes } from './compose-content'

type Payment = typeof bookingPayments.$inferSelect

/** Everything of a booking that its documents speak of, read in one transaction. */
export type Folio = {
  booking: StaffBooking
  facts: WrittenFacts
  charges: FolioCharge[]
  payments: Payment[]
  ledger: BookingLedger
  rates: TaxRate[]
}

/** Throws not-found, not-ready. */
export async function readFolio(orm: NodePgDatabase, bookingId: number): Promise<Folio> {
  const booking = await findBooking(orm, bookingId)
  if (!booking) throw new AppError('not-found')
  return {
    booking,
    facts: await readWrittenFacts(orm),
    charges: await readCharges(orm, bookingId),
    payments: await orm
      .select()
      .from(bookingPayments)
      .where(eq(bookingPayments.bookingId, bookingId))
      .orderBy(asc(bookingPayments.id)),
    ledger: await readLedger(orm, bookingId),
    rates: await readTaxRates(orm),
  }
}

type Part = { hasNights: boolean; chargeIds: readonly number[] }

/** A document over the nights, if it has them, and these charges, with their taxes and the booking's payments. */
export function writeContent(
  folio: Folio,
  billTo: DocumentContent['billTo'],
  { hasNights, chargeIds }: Part,
): DocumentContent {
  const { booking, facts, rates, ledger, payments } = folio
  const charges = folio.charges.filter(({ id }) => chargeIds.includes(id))
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const nights = hasNights && holdsNights(booking.status)
  const taxed = [...(nights ? taxedNights(booking) : []), ...charges.map(chargeLine)]
  const total = taxed.reduce((sum, { gross }) => sum + gross, 0)
  return {
    ...headOf(booking, facts),
    billTo,
    lines: [
      ...(nights ? printNights({ ...booking, nightCount: countNights(stay) }) : []),
      ...charges.map((charge) => ({ text: nameCharge(charge), amount: toAmount(charge.amountCents) })),
    ],
    total: toAmount(total),
    taxes: printTaxes(taxed, rates),
    payments: payments.map((payment) => printPayment(payment, facts.timeZone)),
    paid: ledger.paid,
    due: ledger.due,
    credits: null,
    reason: null,
    covers: { nights: nights ? booking.totalAmount : null, chargeIds: charges.map(({ id }) => id) },
  }
}

/** The receipt of one payment. */
export function writeReceiptContent(
  { booking, facts, ledger }: Folio,
  billTo: DocumentContent['billTo'],
  payment: Payment,
): DocumentContent {
  const amount = toAmount(payment.amountCents)
  return {
    ...headOf(booking, facts),
    billTo,
    lines: [{ text: words.paymentFor(booking.reference), amount }],
    total: amount,
    taxes: [],
    payments: [printPayment(payment, facts.timeZone)],
    paid: null,
    due: ledger.due,
    credits: null,
    reason: null,
    covers: { nights: null, chargeIds: [] },
  }
}

function headOf(booking: StaffBooking, facts: WrittenFacts): Pick<DocumentContent, 'seller' | 'stay'> {
  const { name, address, phones, generalEmail, taxNumber } = facts
  const { reference, guestName, guestEmail, checkInDate, checkOutDate, board } = booking
  return {
    seller: { name, address, phone: phones[0] ?? '', email: generalEmail, taxNumber },
    stay: {
      ...{ reference, guestName, guestEmail },
      villa: unitNameOf(booking),
      checkIn: checkInDate,
      checkOut: checkOutDate,
      meals: BOARD_WORDS.names[board],
    },
  }
}

function taxedNights({ status, totalAmount, nights, checkInDate, checkOutDate }: StaffBooking) {
  return nightLines({
    status,
    total: toCents(totalAmount),
    nights: nights.length === 0 ? null : nightsFromWire(nights),
    checkIn: toDay(checkInDate),
    checkOut: toDay(checkOutDate),
  })
}

function printPayment(payment: Payment, timeZone: string): DocumentContent['payments'][number] {
  const { createdAt, amountCents, reference, shillings, shillingsPerDollar } = payment
  const isShillings = shillings !== null && shillingsPerDollar !== null
  return {
    text: [formatDay(dayIn(timeZone, createdAt)), nameEntry(payment), reference].filter(Boolean).join(', '),
    amount: toAmount(amountCents),
    given: isShillings
      ? words.given(
          formatShillings({ shillings: Math.abs(shillings) }),
          formatShillings({ shillings: shillingsPerDollar }),
        )
      : null,
  }
}
