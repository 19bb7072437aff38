import { writeCsv } from '@/kernel/csv'
import type { ReconciledLine, ReconciledPayment, Reconciliation } from '../staff-contract'

type Names = Record<
  'amountDiffers' | 'missingHere' | 'missingThere' | 'open' | 'repeated' | 'skipped',
  string
>
type Found = Pick<Reconciliation, keyof Names>

/** What of a reconciliation does not agree as a table for a spreadsheet, a line each; `columns` are its ten titles. */
export function writeDifferences(found: Found, columns: readonly string[], names: Names): string {
  return writeCsv(columns, [
    ...found.amountDiffers.map(({ line, own }) => lineCells(names.amountDiffers, line, own)),
    ...found.missingHere.map(({ line, attempt }) => lineCells(names.missingHere, line, attempt, null)),
    ...found.missingThere.map((own) => ownCells(names.missingThere, own)),
    ...found.open.map((own) => ownCells(names.open, own)),
    ...found.repeated.map((line) => lineCells(names.repeated, line, null)),
    ...found.skipped.map(({ row, reason }) => [names.skipped, row, ...NOTHING, reason]),
  ])
}

/** Between the row and the last column. */
const NOTHING = Array.from({ length: 7 }, () => null)

/** `ours`: what of it stands here, where that is not the amount of the payment. */
function lineCells(
  name: string,
  { row, date, confirmation, amount }: ReconciledLine,
  own: ReconciledPayment | null,
  ours: string | null = own?.amount.amount ?? null,
) {
  return [name, row, date, confirmation, amount.currency, amount.amount, ours, ...bookingCells(own)]
}

function ownCells(name: string, own: ReconciledPayment) {
  const { at, confirmation, amount } = own
  return [name, null, at, confirmation, amount.currency, null, amount.amount, ...bookingCells(own)]
}

function bookingCells(own: ReconciledPayment | null) {
  return own ? [own.bookingReference, own.guestName, own.state] : [null, null, null]
}
