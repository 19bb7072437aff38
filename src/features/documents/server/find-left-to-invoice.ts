import { and, asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { holdsNights } from '@/features/bookings/rules/status'
import { AppError } from '@/kernel/errors'
import { toAmount, toCents } from '@/kernel/money'
import { numberOf } from '../rules/document-kinds'
import { type Covered, leftToInvoice } from '../rules/left-to-invoice'
import { fromWireSums } from './compose-content'
import { type CarriedCredit, type Folio, readFolio } from './read-content'
import { documents } from './table'

type DocumentRow = typeof documents.$inferSelect

/** What an invoice would come to now, or why there is none. Throws not-found. */
export async function tellLeftToInvoice(
  orm: NodePgDatabase,
  bookingId: number,
): Promise<{ total: string; problem: string | null }> {
  const folio = await readFolio(orm, bookingId)
  try {
    const { total } = await findLeftToInvoice(orm, folio)
    return { total: toAmount(total), problem: null }
  } catch (error) {
    const isKnown =
      error instanceof AppError && (error.code === 'already-there' || error.code === 'step-not-allowed')
    if (!isKnown) throw error
    return { total: toAmount(0), problem: error.message }
  }
}

/** What is on no invoice that stands. Throws already-there where that is nothing, step-not-allowed where it cannot be invoiced. */
export async function findLeftToInvoice(transaction: NodePgDatabase, { booking, charges }: Folio) {
  if (booking.status === 'pending')
    throw new AppError('step-not-allowed', {
      message: 'Nobody has confirmed this request yet. Please confirm it first, or issue a pro forma.',
    })
  const nights = holdsNights(booking.status) ? toCents(booking.totalAmount) : 0
  const { covered, credits } = await readCovered(transaction, booking.id)
  const left = leftToInvoice({ nights, charges }, covered)
  if (left === 'nights-changed')
    throw new AppError('step-not-allowed', {
      message:
        'The nights have changed since they were invoiced. An admin has to take that invoice back first, or the difference of it.',
    })
  if (left.total < 0)
    throw new AppError('step-not-allowed', {
      message:
        'Less is owed than was invoiced. An admin has to take an invoice back first, or a part of one.',
    })
  if (left.total === 0)
    throw new AppError('already-there', { message: 'There is nothing left to invoice for this booking.' })
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
