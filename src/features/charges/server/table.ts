import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
import type { AgreedTaxes } from '@/features/taxes/rules/tax-of'
import { cents, day, id, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { DEPARTMENTS } from '../rules/departments'
import { EXTRA_UNITS, SERVED_ON } from '../rules/extra-terms'

/**
 * What a guest is charged besides the nights, or, below nothing, let off: added to, never changed. What was charged by
 * mistake is corrected by an entry of the opposite amount, once.
 */
export const folioCharges = pgTable(
  'folio_charges',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The day it was used or served, by which its tax counts. */
    chargedOn: day('charged_on').notNull(),
    department: text('department', { enum: DEPARTMENTS }).notNull(),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /** For all pieces together; below nothing for a discount and for what takes a charge back. */
    amountCents: cents('amount_cents').notNull(),
    taxKind: text('tax_kind', { enum: TAX_KINDS }).notNull().default('standard'),
    /** What of the amount was put on top as taxes; null where they are in it, whatever their rates are. */
    taxes: jsonb('taxes').$type<AgreedTaxes>(),
    correctsId: integer('corrects_id').references((): AnyPgColumn => folioCharges.id),
    reason: text('reason'),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    idempotencyKey: text('idempotency_key'),
    ...timestamps(),
  },
  (table) => [
    index('folio_charges_day').on(table.chargedOn),
    index('folio_charges_owed').on(table.bookingId, table.amountCents),
    uniqueIndex('folio_charges_corrected_once').on(table.correctsId),
    uniqueIndex('folio_charges_idempotency_key').on(table.idempotencyKey),
    check('folio_charges_department_known', isOneOf(table.department, DEPARTMENTS)),
    check('folio_charges_tax_kind_known', isOneOf(table.taxKind, TAX_KINDS)),
    check('folio_charges_description_given', isNotBlank(table.description)),
    check('folio_charges_quantity_positive', isAtLeast(1, table.quantity)),
    check('folio_charges_amount_given', sql`${table.amountCents} <> 0`),
  ],
)

/** What staff charge often and guests book with their stay, with its price: the catalogue. An entry of a folio keeps what it was when it was charged. */
export const chargeItems = pgTable(
  'charge_items',
  {
    id: id(),
    name: text('name').notNull(),
    priceCents: cents('price_cents').notNull(),
    department: text('department', { enum: DEPARTMENTS }).notNull(),
    taxKind: text('tax_kind', { enum: TAX_KINDS }).notNull().default('standard'),
    isActive: boolean('is_active').notNull().default(true),
    /** Whether guests can book it with their stay; the terms below are for that alone. */
    isSoldOnline: boolean('is_sold_online').notNull().default(false),
    unit: text('unit', { enum: EXTRA_UNITS }).notNull().default('stay'),
    servedOn: text('served_on', { enum: SERVED_ON }).notNull().default('arrival'),
    mostPieces: integer('most_pieces').notNull().default(1),
    /** How many of it the hotel can do on one day; null is any number. `assert_extra_left`, written by hand, holds it. */
    dailyLimit: integer('daily_limit'),
    guestText: text('guest_text'),
    sortOrder: integer('sort_order').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    check('charge_items_name_given', isNotBlank(table.name)),
    check('charge_items_price_positive', isAtLeast(1, table.priceCents)),
    check('charge_items_department_known', isOneOf(table.department, DEPARTMENTS)),
    check('charge_items_tax_kind_known', isOneOf(table.taxKind, TAX_KINDS)),
    check('charge_items_unit_known', isOneOf(table.unit, EXTRA_UNITS)),
    check('charge_items_served_on_known', isOneOf(table.servedOn, SERVED_ON)),
    check('charge_items_counts_positive', isAtLeast(1, table.mostPieces, table.dailyLimit)),
  ],
)
