import { encode } from 'uqr'
import {
  keepRoom,
  openSheet,
  type Sheet,
  SOFT,
  writeNote,
  writeRow,
  writeRule,
  writeTitle,
} from '@/features/payments/server/pdf-sheet'
import { formatDay, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import type { DocumentContent, WholeDocument } from '../contract'
import { tellContent } from '../rules/told-content'
import { DOCUMENT_WORDS as words } from '../text'

const CODE_SIDE = 96
/** Points a row and the space around a code take. */
const ROW = 32
const CURRENCY = 'USD'

/** A document as a PDF in the current language, made from what was kept when it was issued alone. `fonts` is assets/fonts/print. */
export async function printDocument(issued: WholeDocument, fonts: string): Promise<Buffer> {
  const document = { ...issued, content: tellContent(issued.content) }
  const { kind, number, content } = document
  const title = `${words.kinds[kind]} ${number}`
  const sheet = openSheet({ title, author: content.seller.name, subject: content.stay.reference }, fonts)
  writeSeller(sheet, content.seller)
  writeHead(sheet, title, document)
  writePayer(sheet, document)
  writeStay(sheet, content.stay)
  writeLines(sheet, content)
  writePayments(sheet, document)
  writeFiscal(sheet, document)
  sheet.page.moveDown(1.5)
  if (kind === 'pro-forma') writeNote(sheet, words.proForma)
  writeNote(sheet, words.currency(CURRENCY))
  return await sheet.finish()
}

function writeSeller(sheet: Sheet, { name, address, phone, email, taxNumber }: DocumentContent['seller']) {
  const { page, pen } = sheet
  writeTitle(sheet, name, 20)
  page.fontSize(9).fillColor(SOFT)
  pen.write(address)
  pen.write([phone, email].filter(Boolean).join(', '))
  if (taxNumber) pen.write(`${words.taxNumber} ${taxNumber}`)
}

function writeHead(sheet: Sheet, title: string, { issuedOn, dueOn, content }: WholeDocument) {
  const { page, pen } = sheet
  page.moveDown(2)
  writeTitle(sheet, title, 15)
  page.fontSize(10).fillColor(SOFT)
  pen.write(`${words.issued} ${formatDay(toDay(issuedOn))}`)
  if (dueOn) pen.write(`${words.payBy} ${formatDay(toDay(dueOn))}`)
  page.moveDown(1)
  if (content.credits !== null)
    writeRow(sheet, content.takes ? words.creditsPart : words.credits, content.credits)
  if (content.reason !== null) writeRow(sheet, words.reason, content.reason)
}

function writePayer(sheet: Sheet, { kind, content: { billTo } }: WholeDocument) {
  writeRow(sheet, kind === 'receipt' ? words.receivedFrom : words.billedTo, billTo.name)
  // Who it is must be told all the same.
  if (billTo.email && !sheet.pen.canWrite(billTo.name)) writeRow(sheet, words.reachedAt, billTo.email)
  if (billTo.address) writeRow(sheet, words.address, billTo.address)
  if (billTo.taxNumber) writeRow(sheet, words.taxNumber, billTo.taxNumber)
  sheet.page.moveDown(0.5)
}

function writeStay(sheet: Sheet, stay: DocumentContent['stay']) {
  writeRow(sheet, words.booking, stay.reference)
  writeRow(sheet, words.guest, stay.guestName)
  writeRow(sheet, words.villa, stay.villa)
  writeRow(sheet, words.stay, words.nights(formatDay(toDay(stay.checkIn)), formatDay(toDay(stay.checkOut))))
  writeRow(sheet, words.meals, stay.meals)
  sheet.page.moveDown(1)
}

function writeLines(sheet: Sheet, { lines, total, taxes }: DocumentContent) {
  writeRule(sheet)
  for (const { text, amount } of lines) writeRow(sheet, text, price(amount), true)
  writeRule(sheet)
  writeBold(sheet, words.total, price(total))
  if (taxes.length === 0) return
  writeNote(sheet, words.taxesIn)
  sheet.page.moveDown(0.3)
  for (const { text, amount } of taxes) writeRow(sheet, text, price(amount), true)
}

function writePayments(sheet: Sheet, { kind, content: { payments, paid, due } }: WholeDocument) {
  if (kind === 'credit-note') return
  if (payments.length > 0) {
    writeRule(sheet)
    writeNote(sheet, words.payments)
    sheet.page.moveDown(0.3)
  }
  for (const { text, amount, given } of payments)
    writeRow(sheet, given === null ? text : labelled(text, given), price(amount), true)
  writeRule(sheet)
  if (paid !== null) writeRow(sheet, words.paid, price(paid), true)
  if (due === null) return
  const cents = toCents(due)
  writeBold(sheet, cents < 0 ? words.held : words.due, formatPrice(Math.abs(cents)))
}

/** What the revenue authority's system said of it, with the code its people read by a phone. */
function writeFiscal(sheet: Sheet, { fiscalNumber, fiscalCode }: WholeDocument) {
  const { page } = sheet
  if (fiscalNumber === null) return
  page.moveDown(1)
  // Number and code stay on one page.
  keepRoom(page, fiscalCode === null ? ROW : ROW + CODE_SIDE)
  writeRow(sheet, words.fiscalNumber, fiscalNumber)
  if (fiscalCode === null) return
  const { data, size } = encode(fiscalCode, { border: 0 })
  const module = CODE_SIDE / size
  const [left, top] = [page.page.margins.left, page.y + 4]
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) page.rect(left + x * module, top + y * module, module, module)
    })
  })
  page.fill('black')
  page.y = top + CODE_SIDE + 4
}

function writeBold(sheet: Sheet, name: string, value: string) {
  sheet.pen.take('bold')
  writeRow(sheet, name, value, true)
  sheet.pen.take('regular')
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}
