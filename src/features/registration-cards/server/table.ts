import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { DOCUMENT_KINDS } from '@/features/id-documents/rules/document-kinds'
import { id, instant, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { PURPOSES, SIGNED_HOW } from '../rules/card'

/** The card a guest fills in before arrival and signs at the desk (docs/decisions/registration-cards.md). */
export const registrationCards = pgTable(
  'registration_cards',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    nationality: text('nationality').notNull(),
    address: text('address').notNull(),
    vehicle: text('vehicle').notNull(),
    purpose: text('purpose', { enum: PURPOSES }),
    documentKind: text('document_kind', { enum: DOCUMENT_KINDS }),
    /** Sealed; once the card is signed it goes over to the guest's profile. */
    sealedNumber: text('sealed_number'),
    isByGuest: boolean('is_by_guest').notNull(),
    signedHow: text('signed_how', { enum: SIGNED_HOW }),
    signaturePath: text('signature_path'),
    signedAt: instant('signed_at'),
    /** Who of the staff was there. */
    signedByEmail: text('signed_by_email'),
    ...timestamps(),
  },
  (table) => [
    check('registration_cards_name_given', isNotBlank(table.fullName)),
    check('registration_cards_purpose_known', isOneOf(table.purpose, PURPOSES)),
    check('registration_cards_document_known', isOneOf(table.documentKind, DOCUMENT_KINDS)),
    check('registration_cards_signed_known', isOneOf(table.signedHow, SIGNED_HOW)),
    check(
      'registration_cards_signed_whole',
      sql`(${table.signedHow} is null) = (${table.signedAt} is null)
        and (${table.signedHow} is null) = (${table.signedByEmail} is null)
        and (${table.signaturePath} is not null) = (${table.signedHow} is not distinct from 'drawn')`,
    ),
  ],
)
