import PDFDocument from 'pdfkit'
import type { PropertyFacts } from '@/features/property/contract'
import { type Day, dayIn, formatDay, toDay } from '@/kernel/days'
import { formatPrice, parseAmount } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import type { BookingLedger, StaffBooking } from '../staff-contract'
import { BOARD_WORDS, countOf } from '../text'

const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN
const INK = '#16241d'
const SOFT = '#5c6b60'
const LINE = '#c9c2b0'

const METHODS = { cash: 'Cash', 'mobile-money': 'Mobile money', card: 'Card' } as const

type Receipt = { facts: PropertyFacts; booking: StaffBooking; ledger: BookingLedger; today: Day }

/** One page of A4 for the guest: the stay, what it costs, what was paid and what is due, as a PDF. */
export async function printReceipt({ facts, booking, ledger, today }: Receipt): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Receipt ${booking.id}`, Author: latin(facts.name) },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isWritten = new Promise<void>((resolve, reject) => {
    page.on('end', resolve)
    page.on('error', reject)
  })
  writeHead(page, facts, booking, today)
  writeStay(page, booking)
  writeMoney(page, facts, booking, ledger)
  page.end()
  await isWritten
  return Buffer.concat(chunks)
}

function writeHead(page: PDFKit.PDFDocument, facts: PropertyFacts, booking: StaffBooking, today: Day) {
  page.fillColor(INK).font('Helvetica-Bold').fontSize(20).text(latin(facts.name))
  const contact = [facts.phones[0], facts.generalEmail].filter(Boolean).join(', ')
  page.font('Helvetica').fontSize(9).fillColor(SOFT).text(latin(facts.address)).text(latin(contact))
  page
    .moveDown(2)
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(15)
    .text(`Receipt for booking ${booking.id}`)
  page
    .font('Helvetica')
    .fontSize(10)
    .fillColor(SOFT)
    .text(`Issued ${formatDay(today)}`)
  page.moveDown(1.5)
}

function writeStay(page: PDFKit.PDFDocument, booking: StaffBooking) {
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const villa = [booking.villaName, booking.roomNumber].filter(Boolean).join(' ')
  writeRow(page, 'Guest', booking.guestName)
  writeRow(page, 'Villa', villa)
  writeRow(page, 'Stay', `${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}`)
  writeRow(page, 'Guests', String(booking.numberOfGuests))
  writeRow(page, 'Meals', BOARD_WORDS.names[booking.board])
  page.moveDown(1)
}

function writeMoney(
  page: PDFKit.PDFDocument,
  { currency, timeZone }: PropertyFacts,
  booking: StaffBooking,
  ledger: BookingLedger,
) {
  const nights = countNights({ checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) })
  rule(page)
  writeRow(page, countOf(nights, 'night'), price(ledger.total), true)
  rule(page)
  for (const { at, method, amount, reference, reversesId } of ledger.payments) {
    const kind = reversesId === null ? METHODS[method] : `${METHODS[method]}, reversed`
    writeRow(
      page,
      [formatDay(dayIn(timeZone, new Date(at))), kind, reference].filter(Boolean).join(', '),
      price(amount),
      true,
    )
  }
  if (ledger.payments.length > 0) rule(page)
  writeRow(page, 'Paid', price(ledger.paid), true)
  page.font('Helvetica-Bold')
  const due = parseAmount(ledger.due) ?? 0
  writeRow(page, due < 0 ? 'To give back' : 'Balance due', formatPrice(Math.abs(due)), true)
  page.moveDown(2).font('Helvetica').fontSize(9).fillColor(SOFT)
  page.text(`All amounts in ${currency}.`, MARGIN, page.y)
}

/** What it is on the left, and beside it, or for money at the right edge, how much. */
function writeRow(page: PDFKit.PDFDocument, name: string, value: string, isMoney = false) {
  const top = page.y
  const left = isMoney ? WIDTH - 120 : 90
  page
    .fontSize(11)
    .fillColor(isMoney ? INK : SOFT)
    .text(latin(name), MARGIN, top, { width: left - 10 })
  const bottom = page.y
  page
    .fillColor(INK)
    .text(latin(value), MARGIN + left, top, { width: WIDTH - left, align: isMoney ? 'right' : 'left' })
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

function price(amount: string): string {
  return formatPrice(parseAmount(amount) ?? 0)
}

/**
 * The fonts every reader of PDF has know Western European letters; others lose their marks, and what is left is a
 * question mark.
 */
function latin(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\xff]/g, (letter) => letter.normalize('NFKD').replace(/[^\x20-\xff]/g, '') || '?')
}
