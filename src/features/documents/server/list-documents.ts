import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Page } from '@/server/crud/list-page'
import type { ListedDocument, WholeDocument } from '../contract'
import { numberOf } from '../rules/document-kinds'
import { documents } from './table'

const isCredited = sql<boolean>`exists (select 1 from documents credit where credit.credits_id = ${documents.id})`

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
  const { fiscalCode, content } = row.document
  return { ...toListed(row), fiscalCode, content }
}

function selectDocuments(orm: NodePgDatabase) {
  return orm
    .select({ document: documents, reference: bookings.reference, isCredited, isReversed })
    .from(documents)
    .innerJoin(bookings, eq(bookings.id, documents.bookingId))
    .$dynamic()
}

type Selected = Awaited<ReturnType<typeof selectDocuments>>[number]

function toListed({ document, reference, isCredited, isReversed }: Selected): ListedDocument {
  const { id, kind, bookingId, companyId, paymentId, issuedOn, dueOn, totalCents } = document
  return {
    ...{ id, kind, bookingId, companyId, paymentId, issuedOn, dueOn },
    number: numberOf(document),
    bookingReference: reference,
    billedTo: document.content.billTo.name,
    total: toAmount(totalCents),
    standing: isCredited ? 'credited' : isReversed ? 'reversed' : 'valid',
    fiscalNumber: document.fiscalNumber,
    staffEmail: document.staffEmail,
  }
}
