import type { BookingStatus } from '@/features/bookings/rules/status'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { FolioCharge } from '@/features/charges/server/read-charges'
import type { PropertyFacts } from '@/features/property/contract'
import { quoteOf } from '@/features/rates/rules/nightly-rates'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { groupNights } from '@/features/rates/rules/pricing'
import { promoOf } from '@/features/rates/rules/promo'
import { PROMO_WORDS } from '@/features/rates/rules/promo-words'
import { planOf } from '@/features/rates/rules/rate-plan'
import { TAX_WORDS } from '@/features/rates/rules/tax-words'
import { BOARD_WORDS, PREVIEW_WORDS } from '@/features/rates/text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { countOf } from '@/kernel/count-of'
import { type Day, dayIn, formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { absoluteShillings, formatShillings, toShillings } from '@/kernel/shillings'
import { countNights } from '@/kernel/stay'
import type { BookingLedger, BookingPayment } from '../contract'
import { nameCharge, nameEntry } from '../text'
import { openSheet, type Sheet, SOFT, writeNote, writeRow, writeRule, writeTitle } from './pdf-sheet'

/** What a booking for which nothing is owed is called. */
const ENDS: Partial<Record<BookingStatus, string>> = { cancelled: 'Cancelled', 'no-show': 'No-show' }

type Charge = Pick<FolioCharge, 'chargedOn' | 'description' | 'quantity' | 'amountCents' | 'correctsId'>

type Receipt = {
  facts: PropertyFacts
  booking: StaffBooking
  ledger: BookingLedger
  charges: readonly Charge[]
  today: Day
  /** The folder of the fonts it is written in. */
  fonts: string
}

/**
 * A4 for the guest: the stay, what it costs, what was charged besides, what was paid and what is due, as a PDF. It is a
 * statement, and a receipt only once all is paid: nothing unpaid is called one.
 */
export async function printReceipt({
  facts,
  booking,
  ledger,
  charges,
  today,
  fonts,
}: Receipt): Promise<Buffer> {
  const title = titleOf(booking, ledger)
  const info = { title, author: facts.name, subject: booking.guestName }
  const sheet = openSheet(info, fonts)
  writeHead(sheet, facts, title, today)
  writeStay(sheet, booking)
  writeMoney(sheet, facts, booking, ledger, charges)
  return await sheet.finish()
}

function titleOf({ reference }: StaffBooking, { paid, due }: BookingLedger): string {
  const isPaid = toCents(paid) > 0 && toCents(due) <= 0
  return `${isPaid ? 'Receipt' : 'Statement'} for booking ${reference}`
}

function writeHead(sheet: Sheet, facts: PropertyFacts, title: string, today: Day) {
  const { page, pen } = sheet
  writeTitle(sheet, facts.name, 20)
  page.fontSize(9).fillColor(SOFT)
  pen.write(facts.address)
  pen.write([facts.phones[0], facts.generalEmail].filter(Boolean).join(', '))
  page.moveDown(2)
  writeTitle(sheet, title, 15)
  page.fontSize(10).fillColor(SOFT)
  pen.write(`Issued ${formatDay(today)}`)
  page.moveDown(1.5)
}

function writeStay(sheet: Sheet, booking: StaffBooking) {
  const { guestName, guestEmail, guestPhone } = booking
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const end = ENDS[booking.status]
  if (end) writeRow(sheet, 'Status', end)
  writeRow(sheet, 'Guest', guestName)
  // Who it is must be told all the same.
  if (!sheet.pen.canWrite(guestName)) writeRow(sheet, 'Reached at', guestEmail ?? guestPhone ?? '')
  writeRow(sheet, 'Villa', unitNameOf(booking))
  writeRow(sheet, 'Stay', `${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}`)
  writeRow(sheet, 'Guests', String(booking.numberOfGuests))
  writeRow(sheet, 'Meals', BOARD_WORDS.names[booking.board])
  sheet.page.moveDown(1)
}

function writeMoney(
  sheet: Sheet,
  { currency, timeZone }: PropertyFacts,
  booking: StaffBooking,
  ledger: BookingLedger,
  charges: readonly Charge[],
) {
  const { page, pen } = sheet
  const nights = countNights({ checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) })
  writeRule(sheet)
  const quote = quoteOf(booking)
  const groups = groupNights(quote)
  for (const group of groups) writeRow(sheet, PREVIEW_WORDS.group(group), formatPrice(group.subtotal), true)
  if (groups.length > 0) writeRule(sheet)
  const end = ENDS[booking.status]
  writeRow(sheet, countOf(nights, 'night'), price(ledger.total), true)
  const plan = planOf(quote.nights)
  if (plan) writeRow(sheet, PLAN_WORDS.label, plan.name, true)
  const promo = promoOf(quote.nights)
  if (promo) writeRow(sheet, PROMO_WORDS.label(promo.code), PROMO_WORDS.off(formatPrice(promo.off)), true)
  if (quote.agreedTaxes !== undefined) writeRow(sheet, TAX_WORDS.label, formatPrice(quote.agreedTaxes), true)
  if (end && charges.length === 0) writeRow(sheet, `${end}, not charged`, price(ledger.owed), true)
  for (const charge of charges) {
    const name = charge.correctsId === null ? nameCharge(charge) : `${nameCharge(charge)}, corrected`
    writeRow(sheet, name, formatPrice(charge.amountCents), true)
  }
  if (charges.length > 0) writeRow(sheet, end ? `${end}, charged in all` : 'In all', price(ledger.owed), true)
  writeRule(sheet)
  for (const payment of ledger.payments) {
    const { at, amount, reference } = payment
    const said = [nameEntry({ ...payment, amountCents: toCents(amount) }), tellShillings(payment), reference]
    const day = formatDay(dayIn(timeZone, new Date(at)))
    writeRow(sheet, [day, ...said].filter(Boolean).join(', '), price(amount), true)
  }
  if (ledger.payments.length > 0) writeRule(sheet)
  writeRow(sheet, 'Paid', price(ledger.paid), true)
  pen.take('bold')
  const due = toCents(ledger.due)
  const outcome = due < 0 ? 'Held, to refund' : end && due === 0 ? 'Nothing owed' : 'Balance due'
  writeRow(sheet, outcome, formatPrice(Math.abs(due)), true)
  pen.take('regular')
  page.moveDown(2)
  writeNote(sheet, `All amounts in ${currency}.`)
}

/** In what it was given, where that was shillings: `UGX 185,000 at 3,700`. */
function tellShillings({ shillings, shillingsPerDollar }: BookingPayment): string | null {
  if (shillings === null || shillingsPerDollar === null) return null
  return `${formatShillings(absoluteShillings(toShillings(shillings)))} at ${shillingsPerDollar.toLocaleString('en-US')}`
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}
