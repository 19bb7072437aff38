import { and, asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { holdsNights } from '@/features/bookings/rules/status'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import { numberOf } from '../rules/document-kinds'
import { INVOICE_PROBLEM_WORDS } from '../rules/invoice-problem-words'
import type { InvoiceProblem } from '../rules/invoice-problems'
import { type Covered, type Left, leftToInvoice } from '../rules/left-to-invoice'
import { fromWireSums } from './compose-content'
import { type CarriedCredit, type Folio, readFolio } from './read-content'
import { documents } from './table'

type DocumentRow = typeof documents.$inferSelect
type LeftWithCredits = Left & { credits: CarriedCredit[] }

/** What an invoice would come to now, or why there is none. Throws not-found. */
export async function tellLeftToInvoice(
  orm: NodePgDatabase,
  bookingId: number,
): Promise<{ total: string; problem: string | null; problemCode: InvoiceProblem | null }> {
  const left = await judgeLeft(orm, await readFolio(orm, bookingId))
  return typeof left === 'string'
    ? { total: toAmount(0), problem: INVOICE_PROBLEM_WORDS[left], problemCode: left }
    : { total: toAmount(left.total), problem: null, problemCode: null }
}

/** What is on no invoice that stands. Throws already-there where that is nothing, step-not-allowed where it cannot be invoiced. */
export async function findLeftToInvoice(transaction: NodePgDatabase, folio: Folio): Promise<LeftWithCredits> {
  const left = await judgeLeft(transaction, folio)
  if (typeof left === 'string')
    throw new AppError(left === 'nothing-left' ? 'already-there' : 'step-not-allowed', {
      message: INVOICE_PROBLEM_WORDS[left],
    })
  return left
}

async function judgeLeft(
  orm: NodePgDatabase,
  { booking, charges }: Folio,
): Promise<LeftWithCredits | InvoiceProblem> {
  if (booking.status === 'pending') return 'unconfirmed'
  const nights = holdsNights(booking.status) ? toCents(booking.totalAmount) : 0
  const { covered, credits } = await readCovered(orm, booking.id)
  const left = leftToInvoice({ nights, charges }, covered)
  if (left === 'nights-changed') return left
  if (left.total < 0) return 'less-owed'
  if (left.total === 0) return 'nothing-left'
  return { ...left, credits: credits.filter(({ id }) => left.creditIds.includes(id)) }
}

/** The invoices of a booking of which anything is left, and the amounts that credit notes took back of these. */
async function readCovered(
  transaction: NodePgDatabase,
  bookingId: number,
): Promise<{ covered: Covered[]; credits: CarriedCredit[] }> {
  const rows = await transaction
    .select()
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), inArray(documents.kind, ['invoice', 'credit-note'])))
    .orderBy(asc(documents.id))
  const standing = rows
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => ({ invoice, notes: rows.filter(({ creditsId }) => creditsId === invoice.id) }))
    .filter(
      ({ invoice, notes }) =>
        notes.reduce((sum, { totalCents }) => sum + totalCents, invoice.totalCents) !== 0,
    )
  return {
    covered: standing.map(({ invoice: { content }, notes }) => ({
      nights: content.covers.nights === null ? null : toCents(content.covers.nights),
      chargeIds: content.covers.chargeIds,
      creditIds: content.covers.creditIds ?? [],
      notes: notes.map(toPartialNote),
    })),
    credits: standing.flatMap(({ notes }) => notes.flatMap(toCarried)),
  }
}

function toPartialNote({ id, content: { takes } }: DocumentRow) {
  const { nights = false, chargeIds = [], creditIds = [] } = takes ?? {}
  return { id, nights, chargeIds, creditIds, carry: toCents(takes?.carry?.gross ?? '0.00') }
}

function toCarried(row: DocumentRow): CarriedCredit[] {
  const carry = row.content.takes?.carry
  return carry ? [{ id: row.id, number: numberOf(row), sums: fromWireSums(carry) }] : []
}
