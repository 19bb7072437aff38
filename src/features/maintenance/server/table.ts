import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '@/features/accounts/server/table'
import { blocks } from '@/features/blocks/server/table'
import { villas } from '@/features/villas/server/table'
import { id, instant, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { TICKET_STATES, URGENCIES } from '../rules/ticket'

/** What is to be mended in villas and what was: the history of each villa (docs/decisions/maintenance.md). */
export const maintenanceTickets = pgTable(
  'maintenance_tickets',
  {
    id: id(),
    /** Sent by the phone that reported it: the same key is the same ticket. */
    key: text('key').notNull().unique(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    urgency: text('urgency', { enum: URGENCIES }).notNull(),
    state: text('state', { enum: TICKET_STATES }).notNull().default('open'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** Address of a picture in the media library. */
    photoUrl: text('photo_url'),
    resolution: text('resolution'),
    /** It keeps who reported and who mended it as the audit trail does, also when the account is gone. */
    reportedById: integer('reported_by_id').notNull(),
    reportedByEmail: text('reported_by_email').notNull(),
    doneAt: instant('done_at'),
    doneByEmail: text('done_by_email'),
    /** The nights blocked for it; null also once staff put them back on sale. */
    blockId: integer('block_id').references(() => blocks.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('maintenance_tickets_villa').on(table.villaId, table.id),
    index('maintenance_tickets_open').on(table.id).where(sql`${table.state} <> 'done'`),
    index('maintenance_tickets_assigned_to').on(table.assignedTo).where(sql`${table.assignedTo} is not null`),
    index('maintenance_tickets_block').on(table.blockId).where(sql`${table.blockId} is not null`),
    check('maintenance_tickets_description_given', isNotBlank(table.description)),
    check('maintenance_tickets_urgency_known', isOneOf(table.urgency, URGENCIES)),
    check('maintenance_tickets_state_known', isOneOf(table.state, TICKET_STATES)),
    check('maintenance_tickets_done_whole', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
)
