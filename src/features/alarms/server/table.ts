import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { ALARM_KINDS } from '../rules/alarm-kinds'

/**
 * What is or was wrong (docs/decisions/alarms.md). Of each kind one goes on at most: of several processes that see the
 * same, one writes the row and with it the mail.
 */
export const alarms = pgTable(
  'alarms',
  {
    id: id(),
    kind: text('kind', { enum: ALARM_KINDS }).notNull(),
    /** What was found last, without anything of a guest. */
    detail: text('detail').notNull(),
    beganAt: instant('began_at').notNull().defaultNow(),
    /** When some process saw it last. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('alarms_one_of_a_kind').on(table.kind).where(sql`${table.endedAt} is null`),
    check('alarms_kind_known', isOneOf(table.kind, ALARM_KINDS)),
    check('alarms_detail_given', isNotBlank(table.detail)),
    check('alarms_ended_after_began', sql`${table.endedAt} >= ${table.beganAt}`),
  ],
)
