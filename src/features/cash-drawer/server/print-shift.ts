import {
  keepRoom,
  openSheet,
  type Sheet,
  writeFigures,
  writeRow,
  writeRule,
  writeTitle,
} from '@/features/payments/server/pdf-sheet'
import { METHOD_NAMES } from '@/features/payments/text'
import type { PropertyFacts } from '@/features/property/contract'
import { formatInstant } from '@/kernel/instants'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings, toShillings } from '@/kernel/shillings'
import type { CashAmounts, ShiftReport } from '../contract'
import { DENOMINATIONS } from '../rules/denominations'
import { nameDenomination, drawerText as words } from '../text'

/** Points that the heads of a part take with its first line, which stay on one page. */
const HEADS = 60

/** A shift on A4, to be signed and filed: what was taken, what moved, what was counted and what differs. */
export async function printShift(
  shift: ShiftReport,
  { facts, fonts }: { facts: PropertyFacts; fonts: string },
): Promise<Buffer> {
  const title = words.shift(shift.id)
  const { openedAt, openedBy, closedAt, closedBy } = shift
  const at = (instant: string) => formatInstant(instant, facts.timeZone)
  const sheet = openSheet({ title, author: facts.name, subject: at(openedAt) }, fonts)
  writeTitle(sheet, facts.name, 20)
  writeTitle(sheet, title, 15)
  sheet.page.moveDown(0.5)
  writeRow(sheet, words.opened, `${at(openedAt)} ${words.by(openedBy)}`)
  writeRow(
    sheet,
    words.closed,
    closedAt && closedBy ? `${at(closedAt)} ${words.by(closedBy)}` : words.stillOpen,
  )
  writeBalance(sheet, shift)
  writeTakings(sheet, shift)
  writeMovements(sheet, shift, at)
  writeCount(sheet, shift)
  return await sheet.finish()
}

function writeBalance(sheet: Sheet, { float, expected, counted, difference, explanation }: ShiftReport) {
  writeHeads(sheet, '', [words.dollars, words.shillings])
  writeCash(sheet, words.float, float)
  writeCash(sheet, words.expected, expected)
  if (counted) writeCash(sheet, words.counted, counted)
  if (difference) writeCash(sheet, words.difference, difference)
  if (explanation) writeRow(sheet, words.explanation, explanation)
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

function writeHeads(sheet: Sheet, title: string, heads: readonly string[]) {
  const { page, pen } = sheet
  page.moveDown(1)
  keepRoom(page, HEADS)
  pen.take('bold')
  writeFigures(sheet, title, heads)
  pen.take('regular')
  writeRule(sheet)
}

function writeCash(sheet: Sheet, name: string, cash: CashAmounts) {
  writeFigures(sheet, name, cashTexts(cash))
}

function cashTexts({ amount, shillings }: CashAmounts): string[] {
  return [price(amount), formatShillings(toShillings(shillings))]
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}
