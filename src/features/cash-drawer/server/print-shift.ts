import PDFDocument from 'pdfkit'
import { type Pen, takePen } from '@/features/payments/server/receipt-pen'
import { METHOD_NAMES } from '@/features/payments/text'
import type { PropertyFacts } from '@/features/property/contract'
import { formatInstant } from '@/kernel/instants'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import type { CashAmounts, ShiftReport } from '../contract'
import { DENOMINATIONS } from '../rules/denominations'
import { nameDenomination, drawerText as words } from '../text'

const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN
const BOTTOM = 842 - MARGIN
const INK = '#16241d'
const SOFT = '#5c6b60'
const LINE = '#c9c2b0'
/** Widths of the columns of figures, from the right edge. */
const FIGURE = 105

type Sheet = { page: PDFKit.PDFDocument; pen: Pen }

/** A shift on A4, to be signed and filed: what was taken, what moved, what was counted and what differs. */
export async function printShift(
  shift: ShiftReport,
  { facts, fonts }: { facts: PropertyFacts; fonts: string },
): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: words.shift(shift.id), Author: facts.name },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isWritten = new Promise<void>((resolve, reject) => {
    page.on('end', resolve)
    page.on('error', reject)
  })
  const sheet = { page, pen: takePen(page, fonts) }
  const at = (instant: string) => formatInstant(instant, facts.timeZone)
  writeTitle(sheet, facts.name, 20)
  writeTitle(sheet, words.shift(shift.id), 15)
  writeLine(sheet, [words.opened, `${at(shift.openedAt)} ${words.by(shift.openedBy)}`])
  writeLine(sheet, [
    words.closed,
    shift.closedAt && shift.closedBy ? `${at(shift.closedAt)} ${words.by(shift.closedBy)}` : words.stillOpen,
  ])
  writeBalance(sheet, shift)
  writeTakings(sheet, shift)
  writeMovements(sheet, shift, at)
  writeCount(sheet, shift)
  page.end()
  await isWritten
  return Buffer.concat(chunks)
}

function writeBalance(sheet: Sheet, { float, expected, counted, difference, explanation }: ShiftReport) {
  writeHeads(sheet, '', [words.dollars, words.shillings])
  writeCash(sheet, words.float, float)
  writeCash(sheet, words.expected, expected)
  if (counted) writeCash(sheet, words.counted, counted)
  if (difference) writeCash(sheet, words.difference, difference)
  if (explanation) writeLine(sheet, [words.explanation, explanation])
}

function writeTakings(sheet: Sheet, { takings }: ShiftReport) {
  writeHeads(sheet, words.taken, [words.dollars, words.shillings, words.value])
  if (takings.length === 0) writeFigures(sheet, words.nothingTaken, [])
  for (const { method, staffEmail, entries, given, value } of takings)
    writeFigures(sheet, `${METHOD_NAMES[method]}, ${staffEmail} (${entries})`, [
      ...cashTexts(given),
      price(value),
    ])
}

function writeMovements(sheet: Sheet, { movements }: ShiftReport, at: (instant: string) => string) {
  if (movements.length === 0) return
  writeHeads(sheet, words.movements, [words.dollars, words.shillings])
  for (const { kind, at: when, cash, reason, staffEmail } of movements)
    writeFigures(sheet, `${words.kinds[kind]}: ${reason} (${staffEmail}, ${at(when)})`, cashTexts(cash))
}

function writeCount(sheet: Sheet, { count, closedAt }: ShiftReport) {
  if (closedAt === null) return
  writeHeads(sheet, words.counts, [])
  for (const one of DENOMINATIONS) {
    const pieces = count[one.key]
    if (pieces === undefined) continue
    const worth =
      one.currency === 'USD'
        ? formatPrice(pieces * one.cents)
        : formatShillings({ shillings: pieces * one.shillings })
    writeFigures(sheet, `${pieces} × ${nameDenomination(one)}`, [worth])
  }
}

function writeTitle({ page, pen }: Sheet, text: string, size: number) {
  page.fillColor(INK).fontSize(size)
  pen.take('bold')
  pen.write(text)
  pen.take('regular')
  page.moveDown(0.5)
}

function writeHeads(sheet: Sheet, title: string, heads: readonly string[]) {
  const { page, pen } = sheet
  page.moveDown(1)
  if (page.y > BOTTOM - 60) page.addPage()
  pen.take('bold')
  writeFigures(sheet, title, heads)
  pen.take('regular')
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .strokeColor(LINE)
    .lineWidth(0.7)
    .stroke()
  page.y += 6
}

function writeCash(sheet: Sheet, name: string, cash: CashAmounts) {
  writeFigures(sheet, name, cashTexts(cash))
}

/** What it is on the left, and figures in columns up to the right edge. */
function writeFigures({ page, pen }: Sheet, name: string, figures: readonly string[]) {
  if (page.y > BOTTOM - 20) page.addPage()
  const top = page.y
  const left = WIDTH - figures.length * FIGURE
  page.fontSize(10).fillColor(INK)
  pen.write(name || ' ', { x: MARGIN, y: top, width: left - 10 })
  const bottom = page.y
  figures.forEach((figure, index) => {
    pen.write(figure, { x: MARGIN + left + index * FIGURE, y: top, width: FIGURE, align: 'right' })
  })
  page.y = Math.max(bottom, page.y) + 3
}

function writeLine({ page, pen }: Sheet, [name, value]: readonly [string, string]) {
  if (page.y > BOTTOM - 20) page.addPage()
  const top = page.y
  page.fontSize(10).fillColor(SOFT)
  pen.write(name, { x: MARGIN, y: top, width: 80 })
  page.fillColor(INK)
  pen.write(value, { x: MARGIN + 90, y: top, width: WIDTH - 90 })
  page.y += 3
}

function cashTexts({ amount, shillings }: CashAmounts): string[] {
  return [price(amount), formatShillings({ shillings })]
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}
