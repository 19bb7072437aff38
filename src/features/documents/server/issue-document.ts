import { and, eq, notExists, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { holdsNights } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import { toCents } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { DocumentContent, NewDocument } from '../contract'
import { type DocumentKind, numberOf } from '../rules/document-kinds'
import { type Covered, leftToInvoice } from '../rules/left-to-invoice'
import { creditContent } from './compose-content'
import { type Folio, readFolio, writeContent, writeReceiptContent } from './read-content'
import { dueOn, readPayer } from './set-billing'
import { documents } from './table'
import { takeNumber } from './take-number'

type Deps = Pick<Context, 'database' | 'today'>

/**
 * Issues a document of a booking as it stands now and answers its id. An invoice takes what is on none yet; a receipt
 * that was issued before is answered again. Throws not-found, already-there where nothing is left to invoice,
 * step-not-allowed for what a credit note must come before, and for an invoice of a request nobody has confirmed.
 */
export async function issueDocument(
  { database: { orm }, today }: Deps,
  staff: Staff,
  bookingId: number,
  wanted: NewDocument,
): Promise<number> {
  return await orm.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId)
    const folio = await readFolio(transaction, bookingId)
    const payer = await readPayer(transaction, folio.booking)
    const issuedOn = today()
    const base = { bookingId, companyId: payer.companyId, issuedOn, dueOn: null }
    if (wanted.kind === 'receipt')
      return await issueReceipt(transaction, staff, folio, base, wanted.paymentId)
    if (wanted.kind === 'pro-forma') {
      const all = { hasNights: true, chargeIds: folio.charges.map(({ id }) => id) }
      const content = writeContent(folio, payer.billTo, all)
      if (toCents(content.total) <= 0)
        throw new AppError('step-not-allowed', { message: 'The guest owes nothing for this booking.' })
      return await store(transaction, staff, { ...base, kind: 'pro-forma', content })
    }
    const left = await findLeft(transaction, folio)
    const content = writeContent(folio, payer.billTo, left)
    return await store(transaction, staff, {
      ...base,
      kind: 'invoice',
      dueOn: dueOn(issuedOn, payer),
      content,
    })
  })
}

/**
 * Takes an invoice back by a credit note over all of it, and answers the note's id; what it covered can be invoiced anew.
 * Throws not-found, step-not-allowed for what is no invoice, already-there for the second time.
 */
export async function creditInvoice(
  { database: { orm }, today }: Deps,
  staff: Staff,
  { id, reason }: { id: number; reason: string },
): Promise<number> {
  return await orm.transaction(async (transaction) => {
    const [found] = await transaction.select().from(documents).where(eq(documents.id, id))
    if (!found) throw new AppError('not-found')
    await lockBooking(transaction, found.bookingId)
    if (found.kind !== 'invoice')
      throw new AppError('step-not-allowed', { message: 'Only an invoice is taken back by a credit note.' })
    if ((await transaction.$count(documents, eq(documents.creditsId, id))) > 0)
      throw new AppError('already-there', { message: 'This invoice has been taken back already.' })
    const content = creditContent(found.content, numberOf(found), reason)
    const { bookingId, companyId } = found
    return await store(transaction, staff, {
      ...{ kind: 'credit-note', bookingId, companyId, creditsId: id, content },
      issuedOn: today(),
      dueOn: null,
    })
  })
}

type NewRow = Pick<typeof documents.$inferInsert, 'bookingId' | 'companyId' | 'issuedOn' | 'dueOn'>

async function issueReceipt(
  transaction: NodePgDatabase,
  staff: Staff,
  folio: Folio,
  base: NewRow,
  paymentId: number,
): Promise<number> {
  const payment = folio.payments.find(({ id }) => id === paymentId)
  if (!payment) throw new AppError('not-found')
  const [issued] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.paymentId, paymentId))
  if (issued) return issued.id
  const isTakenBack = folio.payments.some(
    ({ reversesId, amountCents }) => reversesId === paymentId && amountCents === -payment.amountCents,
  )
  if (payment.amountCents <= 0 || isTakenBack)
    throw new AppError('step-not-allowed', {
      message: 'This money was given back: there is no receipt for it.',
    })
  if (payment.method === 'moved')
    throw new AppError('step-not-allowed', {
      message: 'This money came from another booking: the receipt was issued there.',
    })
  const { billTo } = await readPayer(transaction, folio.booking)
  const content = writeReceiptContent(folio, billTo, payment)
  return await store(transaction, staff, { ...base, kind: 'receipt', paymentId, content })
}

/** What is on no invoice that stands. */
async function findLeft(transaction: NodePgDatabase, { booking, charges }: Folio) {
  if (booking.status === 'pending')
    throw new AppError('step-not-allowed', {
      message: 'Nobody has confirmed this request yet. Please confirm it first, or issue a pro forma.',
    })
  const nights = holdsNights(booking.status) ? toCents(booking.totalAmount) : 0
  const left = leftToInvoice({ nights, charges }, await readCovered(transaction, booking.id))
  if (left === 'nights-changed')
    throw new AppError('step-not-allowed', {
      message:
        'The nights have changed since they were invoiced. An admin has to take that invoice back first.',
    })
  if (left.total < 0)
    throw new AppError('step-not-allowed', {
      message: 'Less is owed than was invoiced. An admin has to take an invoice back first.',
    })
  if (left.total === 0)
    throw new AppError('already-there', { message: 'There is nothing left to invoice for this booking.' })
  return left
}

async function readCovered(transaction: NodePgDatabase, bookingId: number): Promise<Covered[]> {
  const credit = alias(documents, 'credit')
  const isCredited = transaction
    .select({ one: sql`1` })
    .from(credit)
    .where(eq(credit.creditsId, documents.id))
  const rows = await transaction
    .select({ content: documents.content })
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.kind, 'invoice'), notExists(isCredited)))
  return rows.map(({ content: { covers } }) => ({
    nights: covers.nights === null ? null : toCents(covers.nights),
    chargeIds: covers.chargeIds,
  }))
}

/** Documents of one booking are issued one after the other, each from all that was before. */
async function lockBooking(transaction: NodePgDatabase, id: number): Promise<void> {
  await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
}

type NewDocumentRow = NewRow & {
  kind: DocumentKind
  content: DocumentContent
  paymentId?: number
  creditsId?: number
}

async function store(transaction: NodePgDatabase, staff: Staff, row: NewDocumentRow): Promise<number> {
  const year = Number(row.issuedOn.slice(0, 4))
  const number = await takeNumber(transaction, row.kind, year)
  const totalCents = toCents(row.content.total)
  const [issued] = await transaction
    .insert(documents)
    .values({ ...row, year, number, totalCents, staffId: staff.id, staffEmail: staff.email })
    .returning({ id: documents.id })
  if (!issued) throw new Error('The document was not written')
  const { total, stay, credits, reason } = row.content
  const told = { number: numberOf({ kind: row.kind, year, number }), total, booking: stay.reference }
  await recordChange(transaction, staff, {
    resource: 'documents',
    rowId: issued.id,
    action: 'create',
    after: credits === null ? told : { ...told, credits, reason },
  })
  return issued.id
}
