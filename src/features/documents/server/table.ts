import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { companies } from '@/features/companies/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import { cents, day, id, isAtLeast, isOneOf, timestamps } from '@/server/db/columns'
import type { DocumentContent } from '../contract'
import { DOCUMENT_KINDS } from '../rules/document-kinds'

/**
 * The last number given of each kind and year. Whoever issues a document counts its row up in the same transaction, and
 * so waits for the one before: a number is neither given twice nor left out.
 */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    year: integer('year').notNull(),
    lastNumber: integer('last_number').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check('document_counters_kind_known', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('document_counters_number_positive', isAtLeast(1, table.lastNumber)),
  ],
)

/** Papers as they were issued: `content` is all that stands on them, and is never changed. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The company it is billed to; null for the guest's. */
    companyId: integer('company_id').references(() => companies.id),
    /** The payment a receipt is for. */
    paymentId: integer('payment_id').references(() => bookingPayments.id),
    /** The invoice a credit note takes back. */
    creditsId: integer('credits_id').references((): AnyPgColumn => documents.id),
    issuedOn: day('issued_on').notNull(),
    /** The day until which an invoice is to be paid. */
    dueOn: day('due_on'),
    /** Below nothing for a credit note. */
    totalCents: cents('total_cents').notNull(),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    /** What the revenue authority's system numbered it, and the text of the QR code it gave. */
    fiscalNumber: text('fiscal_number'),
    fiscalCode: text('fiscal_code'),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('documents_number').on(table.kind, table.year, table.number),
    uniqueIndex('documents_one_receipt').on(table.paymentId),
    index('documents_credits').on(table.creditsId).where(sql`${table.creditsId} is not null`),
    index('documents_booking').on(table.bookingId),
    // What invoices that are to be paid by a day come to, booking by booking, from the index alone.
    index('documents_billed')
      .on(table.bookingId, table.id, table.totalCents)
      .where(sql`${table.kind} = 'invoice' and ${table.dueOn} is not null`),
    index('documents_company').on(table.companyId).where(sql`${table.companyId} is not null`),
    check('documents_kind_known', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_number_positive', isAtLeast(1, table.number)),
    check(
      'documents_receipt_of_payment',
      sql`(${table.kind} = 'receipt') = (${table.paymentId} is not null)`,
    ),
    check(
      'documents_credit_of_invoice',
      sql`(${table.kind} = 'credit-note') = (${table.creditsId} is not null)`,
    ),
    check('documents_total_sign', sql`(${table.kind} = 'credit-note') = (${table.totalCents} < 0)`),
    check('documents_content_whole', sql`jsonb_typeof(${table.content}) = 'object'`),
  ],
)
