import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  day,
  id,
  isAtLeast,
  isLanguage,
  isNotBlank,
  isOneOf,
  language,
  timestamps,
} from '@/server/db/columns'
import { ENQUIRY_STATUSES } from '../rules/enquiry-status'
import { CATERINGS, LAYOUTS, VENUE_IDS } from '../rules/venues'

/** What visitors ask about a venue. Only one that staff hold or won keeps the venue for its day. */
export const eventEnquiries = pgTable(
  'event_enquiries',
  {
    id: id(),
    venue: text('venue', { enum: VENUE_IDS }).notNull(),
    eventDate: day('event_date').notNull(),
    guests: integer('guests').notNull(),
    layout: text('layout', { enum: LAYOUTS }).notNull(),
    catering: text('catering', { enum: CATERINGS }).notNull(),
    /** Villas wanted for the night; nothing is booked by it. */
    villas: integer('villas').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: language(),
    phone: text('phone'),
    message: text('message'),
    status: text('status', { enum: ENQUIRY_STATUSES }).notNull().default('new'),
    /** What staff note for each other. */
    note: text('note'),
    ...timestamps(),
  },
  (table) => [
    index('event_enquiries_email').on(table.email, table.createdAt),
    uniqueIndex('event_enquiries_venue_held')
      .on(table.venue, table.eventDate)
      .where(sql`${table.status} in ('held', 'won')`),
    check('event_enquiries_venue_known', isOneOf(table.venue, VENUE_IDS)),
    check('event_enquiries_layout_known', isOneOf(table.layout, LAYOUTS)),
    check('event_enquiries_catering_known', isOneOf(table.catering, CATERINGS)),
    check('event_enquiries_status_known', isOneOf(table.status, ENQUIRY_STATUSES)),
    check('event_enquiries_guests_positive', isAtLeast(1, table.guests)),
    check('event_enquiries_villas_not_negative', isAtLeast(0, table.villas)),
    check('event_enquiries_language', isLanguage(table.language)),
    check('event_enquiries_name_given', isNotBlank(table.name)),
    check('event_enquiries_email_form', sql`${table.email} like '%_@_%'`),
  ],
)
