import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { dueOn, readPayer } from '@/features/billing/server/set-billing'
import { bookings } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import { toCents } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { DocumentContent, NewDocument } from '../contract'
import { type DocumentKind, numberOf } from '../rules/document-kinds'
import { findLeftToInvoice } from './find-left-to-invoice'
import { type Folio, readFolio, writeContent, writeReceiptContent } from './read-content'
import { documents } from './table'
import { takeNumber } from './take-number'
import { tellNames, writeTold } from './write-told'

type Deps = Pick<Context, 'database' | 'today' | 'loadLanguage'>

/**
 * Issues a document of a booking as it stands now and answers its id. An invoice takes what is on none yet; a receipt
 * that was issued before is answered again. Throws not-found, already-there where nothing is left to invoice,
 * step-not-allowed for what a credit note must come before, and for an invoice of a request nobody has confirmed.
 */
export async function issueDocument(
  context: Deps,
  staff: Staff,
  bookingId: number,
  wanted: NewDocument,
): Promise<number> {
  return await context.database.orm.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId)
    const folio = await readFolio(transaction, bookingId)
    const payer = await readPayer(transaction, folio.booking)
    const issuedOn = context.today()
    const write = (compose: (told: Folio) => DocumentContent) =>
      writeTold(transaction, context, bookingId, async () => compose(await tellNames(transaction, folio)))
    const base = { bookingId, companyId: payer.companyId, issuedOn, dueOn: null }
    if (wanted.kind === 'receipt')
      return await issueReceipt(transaction, staff, { folio, base, write }, wanted.paymentId)
    if (wanted.kind === 'pro-forma') {
      const all = { hasNights: true, chargeIds: folio.charges.map(({ id }) => id), credits: [] }
      const content = await write((told) => writeContent(told, payer.billTo, all))
      if (toCents(content.total) <= 0)
        throw new AppError('step-not-allowed', { message: 'The guest owes nothing for this booking.' })
      return await storeDocument(transaction, staff, { ...base, kind: 'pro-forma', content })
    }
    const left = await findLeftToInvoice(transaction, folio)
    const content = await write((told) => writeContent(told, payer.billTo, left))
    return await storeDocument(transaction, staff, {
      ...base,
      kind: 'invoice',
      dueOn: dueOn(issuedOn, payer),
      content,
    })
  })
}

type NewRow = Pick<typeof documents.$inferInsert, 'bookingId' | 'companyId' | 'issuedOn' | 'dueOn'>

type Issuing = {
  folio: Folio
  base: NewRow
  write: (compose: (told: Folio) => DocumentContent) => Promise<DocumentContent>
}

async function issueReceipt(
  transaction: NodePgDatabase,
  staff: Staff,
  { folio, base, write }: Issuing,
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
  const content = await write((told) => writeReceiptContent(told, billTo, payment))
  return await storeDocument(transaction, staff, { ...base, kind: 'receipt', paymentId, content })
}

/** Documents of one booking are issued one after the other, each from all that was before. */
export async function lockBooking(transaction: NodePgDatabase, id: number): Promise<void> {
  await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
}

type NewDocumentRow = NewRow & {
  kind: DocumentKind
  content: DocumentContent
  paymentId?: number
  creditsId?: number
}

export async function storeDocument(
  transaction: NodePgDatabase,
  staff: Staff,
  row: NewDocumentRow,
): Promise<number> {
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
