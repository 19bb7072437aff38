import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { holdsNights } from '@/features/bookings/rules/status'
import { findBooking } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { type FolioCharge, readCharges } from '@/features/charges/server/read-charges'
import type { BookingLedger } from '@/features/payments/contract'
import { readLedger } from '@/features/payments/server/store'
import { bookingPayments } from '@/features/payments/server/table'
import { nameCharge, nameEntry } from '@/features/payments/text'
import type { WrittenFacts } from '@/features/property/contract'
import { readWrittenFacts } from '@/features/property/server/store'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { BOARD_WORDS } from '@/features/rates/text'
import { sumTaxes, type TaxedLine, type TaxSums, taxOf } from '@/features/taxes/rules/tax-of'
import type { TaxRate } from '@/features/taxes/rules/tax-rates'
import { readTaxRates } from '@/features/taxes/server/store'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { dayIn, formatDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import { absoluteShillings, formatShillings } from '@/kernel/shillings'
import { countNights } from '@/kernel/stay'
import type { DocumentContent } from '../contract'
import { chargeLine, nightLines } from '../rules/folio-lines'
import { addSums } from '../rules/tax-shares'
import { DOCUMENT_WORDS as words } from '../text'
import { printNights, printTaxes, toWireSums } from './compose-content'

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

/** What was taken back before by a credit note and is invoiced again. */
export type CarriedCredit = { id: number; number: string; sums: TaxSums }

type Part = { hasNights: boolean; chargeIds: readonly number[]; credits: readonly CarriedCredit[] }

/** A document over the nights, if it has them, these charges and amounts credited before, with their taxes and the booking's payments. */
export function writeContent(folio: Folio, billTo: DocumentContent['billTo'], part: Part): DocumentContent {
  const { booking, facts, ledger, payments } = folio
  const hasNights = part.hasNights && holdsNights(booking.status)
  const charges = folio.charges.filter(({ id }) => part.chargeIds.includes(id))
  const printed = printLines(folio, { ...part, hasNights }, charges)
  const sums = addSums(printed.map((one) => one.sums))
  return {
    ...headOf(booking, facts),
    billTo,
    lines: printed.map(({ line }) => line),
    total: toAmount(sums.gross),
    taxes: printTaxes(sums),
    payments: payments.map((payment) => printPayment(payment, facts.timeZone)),
    paid: ledger.paid,
    due: ledger.due,
    credits: null,
    reason: null,
    covers: {
      nights: hasNights ? booking.totalAmount : null,
      chargeIds: charges.map(({ id }) => id),
      ...(part.credits.length > 0 && { creditIds: part.credits.map(({ id }) => id) }),
    },
    parts: printed.map((one) => toWireSums(one.sums)),
  }
}

/** Each line with what it is made of: nights by kind, charges, and what was credited before. */
function printLines(
  { booking, rates }: Folio,
  { hasNights, credits }: Part,
  charges: readonly FolioCharge[],
) {
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const nights = hasNights ? taxedNights(booking) : []
  const sumsOf = (lines: readonly TaxedLine[]) => sumTaxes(lines.map((line) => taxOf(line, rates)))
  const groups = hasNights ? printNights({ ...booking, nightCount: countNights(stay) }) : []
  return [
    ...groups.map(({ line, has }) => ({ line, sums: sumsOf(nights.filter(({ day }) => has(day))) })),
    ...charges.map((charge) => ({
      line: { text: nameCharge(charge), amount: toAmount(charge.amountCents) },
      sums: sumsOf([chargeLine(charge)]),
    })),
    ...credits.map(({ number, sums }) => ({
      line: { text: words.invoicedAgain(number), amount: toAmount(sums.gross) },
      sums,
    })),
  ]
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
          formatShillings(absoluteShillings(shillings)),
          formatShillings({ shillings: shillingsPerDollar }),
        )
      : null,
  }
}
