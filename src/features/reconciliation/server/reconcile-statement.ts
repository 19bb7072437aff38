import { readPropertyFacts } from '@/features/property/server/store'
import type { Amount } from '@/kernel/amount'
import { addDays, instantOf, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { parseStatement, type StatementLine } from '../rules/parse-statement'
import { reconcile, toKey } from '../rules/reconcile'
import { sumSides } from '../rules/sum-sides'
import type {
  ReconciledLine,
  ReconciledPayment,
  Reconciliation,
  StatementAmount,
  WantedReconciliation,
} from '../staff-contract'
import { findOwnPayments, type OwnPayment } from './find-own'

const MOST_MATCHED = 500

/**
 * Holds a statement that staff took from a provider's portal against our payments. The file is compared and not kept; the
 * audit trail says who compared what, and what came out. Throws invalid-input for what is no statement.
 */
export async function reconcileStatement(
  { database: { orm } }: Pick<Context, 'database'>,
  staff: Staff,
  { provider, currency, statement, ...wanted }: WantedReconciliation,
): Promise<Reconciliation> {
  const parsed = parseStatement(statement, currency)
  if (typeof parsed === 'string') throw refused(parsed)
  if (parsed.lines.length === 0) throw refused(tellNoPayment(parsed.skipped))
  const { timeZone } = await readPropertyFacts(orm)
  const first = toDay(wanted.first)
  const last = toDay(wanted.last)
  const period = { from: instantOf(first, 0, timeZone), until: instantOf(addDays(last, 1), 0, timeZone) }
  const { paid, unpaid } = await findOwnPayments(orm, provider, period, parsed.lines)
  const found = reconcile(parsed.lines, paid)
  const missingThere = found.missingThere.filter(({ isInPeriod }) => isInPeriod)
  const { matched, amountDiffers, missingHere, repeated } = found
  const result: Reconciliation = {
    ...{ provider, first, last },
    totals: sumSides({ matched, amountDiffers, missingHere, missingThere }).map((sums) => ({
      currency: sums.currency,
      statement: toText(sums.currency, sums.statement),
      ours: toText(sums.currency, sums.ours),
      difference: toText(sums.currency, sums.statement - sums.ours),
    })),
    matchedCount: matched.length,
    matched: matched.slice(0, MOST_MATCHED).map(toPair),
    amountDiffers: amountDiffers.map(toPair),
    missingHere: missingHere.map((line) => {
      const attempt = findAttempt(unpaid, line)
      return { line: toLine(line), attempt: attempt ? toPayment(attempt) : null }
    }),
    missingThere: missingThere.map(toPayment),
    open: unpaid
      .filter(({ isInPeriod, confirmation }) => isInPeriod && confirmation === '')
      .filter((own) => !missingHere.some((line) => findAttempt([own], line)))
      .map(toPayment),
    repeated: repeated.map(toLine),
    skipped: parsed.skipped,
  }
  await recordChange(orm, staff, {
    resource: 'reconciliation',
    rowId: null,
    action: 'reconcile',
    after: {
      ...{ provider, first, last },
      matched: matched.length,
      amountDiffers: amountDiffers.length,
      missingHere: missingHere.length,
      missingThere: missingThere.length,
    },
  })
  return result
}

function refused(message: string): AppError {
  return new AppError('invalid-input', { message, problems: [{ path: 'statement', message }] })
}

/** Why no row of a table with the right columns is a payment, by the first that is none. */
function tellNoPayment(skipped: readonly { row: number; reason: string }[]): string {
  const [row] = skipped
  return row
    ? `No row of this file is a payment. Row ${row.row}: ${row.reason}`
    : 'This file has titles and no rows.'
}

/** A payment of ours that the line names by our reference or the provider's, and of which no money is known. */
function findAttempt(unpaid: readonly OwnPayment[], line: StatementLine): OwnPayment | undefined {
  const names = [line.confirmation, line.reference ?? ''].map(toKey).filter((name) => name !== '')
  return unpaid.find(({ reference, providerReference, confirmation }) =>
    [reference, providerReference ?? '', confirmation].some((own) => names.includes(toKey(own))),
  )
}

function toPair({ line, own }: { line: StatementLine; own: OwnPayment }) {
  return { line: toLine(line), own: toPayment(own) }
}

function toLine({ row, confirmation, amount, date }: StatementLine): ReconciledLine {
  return { row, confirmation, amount: toWire(amount), date }
}

function toPayment(own: OwnPayment): ReconciledPayment {
  const { onlinePaymentId, bookingId, bookingReference, guestName, state, confirmation, amount, at } = own
  return {
    ...{ onlinePaymentId, bookingId, bookingReference, guestName, state, confirmation },
    amount: toWire(amount),
    at: at.toISOString(),
  }
}

function toWire(amount: Amount): StatementAmount {
  const count = amount.currency === 'USD' ? amount.cents : amount.shillings
  return { currency: amount.currency, amount: toText(amount.currency, count) }
}

/** Cents as dollars, shillings as they are. */
function toText(currency: Amount['currency'], count: number): string {
  return currency === 'USD' ? toAmount(count) : String(count)
}
