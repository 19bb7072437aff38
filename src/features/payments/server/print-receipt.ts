import PDFDocument from 'pdfkit'
import type { BookingStatus } from '@/features/bookings/rules/status'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { PropertyFacts } from '@/features/property/contract'
import { quoteOf } from '@/features/rates/rules/nightly-rates'
import { groupNights } from '@/features/rates/rules/pricing'
import { BOARD_WORDS, PREVIEW_WORDS } from '@/features/rates/text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { countOf } from '@/kernel/count-of'
import { type Day, dayIn, formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import { countNights } from '@/kernel/stay'
import type { BookingLedger, BookingPayment } from '../contract'
import type { EntryKind } from '../rules/entry-kind'
import { METHOD_NAMES } from '../text'
import { type Pen, takePen } from './receipt-pen'

const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN
const INK = '#16241d'
const SOFT = '#5c6b60'
const LINE = '#c9c2b0'

const KINDS: Partial<Record<EntryKind, string>> = { refund: 'given back', reversal: 'reversed' }

/** What a booking for which nothing is owed is called. */
const ENDS: Partial<Record<BookingStatus, string>> = { cancelled: 'Cancelled', 'no-show': 'No-show' }

type Receipt = {
  facts: PropertyFacts
  booking: StaffBooking
  ledger: BookingLedger
  today: Day
  /** The folder of the fonts it is written in. */
  fonts: string
}

type Sheet = { page: PDFKit.PDFDocument; pen: Pen }

/** One page of A4 for the guest: the stay, what it costs, what was paid and what is due, as a PDF. */
export async function printReceipt({ facts, booking, ledger, today, fonts }: Receipt): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Receipt ${booking.reference}`, Author: facts.name, Subject: booking.guestName },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isWritten = new Promise<void>((resolve, reject) => {
    page.on('end', resolve)
    page.on('error', reject)
  })
  const sheet = { page, pen: takePen(page, fonts) }
  writeHead(sheet, facts, booking, today)
  writeStay(sheet, booking)
  writeMoney(sheet, facts, booking, ledger)
  page.end()
  await isWritten
  return Buffer.concat(chunks)
}

function writeHead({ page, pen }: Sheet, facts: PropertyFacts, booking: StaffBooking, today: Day) {
  page.fillColor(INK).fontSize(20)
  pen.take('bold')
  pen.write(facts.name)
  pen.take('regular')
  page.fontSize(9).fillColor(SOFT)
  pen.write(facts.address)
  pen.write([facts.phones[0], facts.generalEmail].filter(Boolean).join(', '))
  page.moveDown(2).fillColor(INK).fontSize(15)
  pen.take('bold')
  pen.write(`Receipt for booking ${booking.reference}`)
  page.fontSize(10).fillColor(SOFT)
  pen.take('regular')
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
) {
  const { page, pen } = sheet
  const nights = countNights({ checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) })
  rule(page)
  const groups = groupNights(quoteOf(booking))
  for (const group of groups)
    writeRow(
      sheet,
      PREVIEW_WORDS.group(group.nights.length, group.isWeekend, group.cents),
      formatPrice(group.subtotal),
      true,
    )
  if (groups.length > 0) rule(page)
  const end = ENDS[booking.status]
  writeRow(sheet, countOf(nights, 'night'), price(ledger.total), true)
  if (end && ledger.charges.length === 0) writeRow(sheet, `${end}, not charged`, price(ledger.owed), true)
  for (const { chargedOn, description, quantity, amount, correctsId } of ledger.charges) {
    const pieces = quantity > 1 ? `${quantity} × ${description}` : description
    const kind = correctsId === null ? pieces : `${pieces}, corrected`
    writeRow(sheet, `${formatDay(toDay(chargedOn))}, ${kind}`, price(amount), true)
  }
  if (ledger.charges.length > 0)
    writeRow(sheet, end ? `${end}, charged in all` : 'In all', price(ledger.owed), true)
  rule(page)
  for (const payment of ledger.payments) {
    const { at, method, amount, reference } = payment
    const said = [METHOD_NAMES[method], KINDS[payment.kind], tellShillings(payment), reference]
    const day = formatDay(dayIn(timeZone, new Date(at)))
    writeRow(sheet, [day, ...said].filter(Boolean).join(', '), price(amount), true)
  }
  if (ledger.payments.length > 0) rule(page)
  writeRow(sheet, 'Paid', price(ledger.paid), true)
  pen.take('bold')
  const due = toCents(ledger.due)
  const outcome = due < 0 ? 'Held, to refund' : end && due === 0 ? 'Nothing owed' : 'Balance due'
  writeRow(sheet, outcome, formatPrice(Math.abs(due)), true)
  pen.take('regular')
  page.moveDown(2).fontSize(9).fillColor(SOFT)
  pen.write(`All amounts in ${currency}.`, { x: MARGIN, y: page.y })
}

/** What it is on the left, and beside it, or for money at the right edge, how much. */
function writeRow({ page, pen }: Sheet, name: string, value: string, isMoney = false) {
  const top = page.y
  const left = isMoney ? WIDTH - 120 : 90
  page.fontSize(11).fillColor(isMoney ? INK : SOFT)
  pen.write(name, { x: MARGIN, y: top, width: left - 10 })
  const bottom = page.y
  page.fillColor(INK)
  pen.write(value, { x: MARGIN + left, y: top, width: WIDTH - left, align: isMoney ? 'right' : 'left' })
  page.y = Math.max(bottom, page.y) + 4
}

function rule(page: PDFKit.PDFDocument) {
  const top = page.y + 2
  page
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + WIDTH, top)
    .strokeColor(LINE)
    .lineWidth(0.7)
    .stroke()
  page.y = top + 8
}

/** In what it was given, where that was shillings: `UGX 185,000 at 3,700`. */
function tellShillings({ shillings, shillingsPerDollar }: BookingPayment): string | null {
  if (shillings === null || shillingsPerDollar === null) return null
  return `${formatShillings({ shillings: Math.abs(shillings) })} at ${shillingsPerDollar.toLocaleString('en-US')}`
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}
