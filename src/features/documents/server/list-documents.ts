import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Page } from '@/server/crud/list-page'
import type { DocumentContent, ListedDocument, WholeDocument } from '../contract'
import { leftToCredit } from '../rules/credit-note'
import { numberOf } from '../rules/document-kinds'
import { readNotes, toCredited, toEarlier } from './credit-invoice'
import { documents } from './table'

/** Cents that credit notes have taken back. */
const credited = sql<number>`coalesce((
  select -sum(credit.total_cents) from documents credit where credit.credits_id = ${documents.id}), 0)::int`

/** Whether the whole payment of a receipt was given back; of a part of it the receipt goes on being one. */
const isReversed = sql<boolean>`exists (
  select 1 from booking_payments back
  where back.reverses_id = ${documents.paymentId} and back.amount_cents = -${documents.totalCents})`

/** A page of all documents, or of those of one booking, the newest first, and how many there are. */
export async function listDocuments(
  orm: NodePgDatabase,
  { bookingId }: { bookingId?: number | undefined },
  { limit, offset }: Page,
): Promise<{ items: ListedDocument[]; total: number }> {
  const where = bookingId === undefined ? undefined : eq(documents.bookingId, bookingId)
  const rows = await selectDocuments(orm).where(where).orderBy(desc(documents.id)).limit(limit).offset(offset)
  return { items: rows.map(toListed), total: await orm.$count(documents, where) }
}

/** What a guest may have of a booking: what is billed to a company is the company's. */
export async function listGuestDocuments(orm: NodePgDatabase, bookingId: number): Promise<ListedDocument[]> {
  const rows = await selectDocuments(orm)
    .where(and(eq(documents.bookingId, bookingId), isNull(documents.companyId)))
    .orderBy(desc(documents.id))
  return rows.map(toListed)
}

/** One with all that stands on it. Throws not-found. */
export async function readDocument(orm: NodePgDatabase, id: number): Promise<WholeDocument> {
  const [row] = await selectDocuments(orm).where(eq(documents.id, id))
  if (!row) throw new AppError('not-found')
  const { kind, fiscalCode, content } = row.document
  const notes = kind === 'invoice' ? await readNotes(orm, id) : []
  return {
    ...toListed(row),
    ...{ fiscalCode, content },
    creditNotes: notes.map((note) => ({
      id: note.id,
      number: numberOf(note),
      total: toAmount(note.totalCents),
    })),
    creditable: kind === 'invoice' ? tellCreditable(content, notes) : { lines: [], amount: false },
  }
}

function tellCreditable(content: DocumentContent, notes: Awaited<ReturnType<typeof readNotes>>) {
  const { total, lines, hasParts } = leftToCredit(toCredited(content), notes.map(toEarlier))
  return total > 0 ? { lines, amount: hasParts } : { lines: [], amount: false }
}

function selectDocuments(orm: NodePgDatabase) {
  return orm
    .select({ document: documents, reference: bookings.reference, credited, isReversed })
    .from(documents)
    .innerJoin(bookings, eq(bookings.id, documents.bookingId))
    .$dynamic()
}

type Selected = Awaited<ReturnType<typeof selectDocuments>>[number]

function toListed({ document, reference, credited, isReversed }: Selected): ListedDocument {
  const { id, kind, bookingId, companyId, paymentId, issuedOn, dueOn, totalCents } = document
  return {
    ...{ id, kind, bookingId, companyId, paymentId, issuedOn, dueOn },
    number: numberOf(document),
    bookingReference: reference,
    billedTo: document.content.billTo.name,
    total: toAmount(totalCents),
    credited: toAmount(credited),
    standing: credited > 0 && credited >= totalCents ? 'credited' : isReversed ? 'reversed' : 'valid',
    fiscalNumber: document.fiscalNumber,
    staffEmail: document.staffEmail,
  }
}
