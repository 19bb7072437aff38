import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, instant, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'

/** What was deleted of each kind in each night. Whoever writes the row does the work: of several processes one. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    ranOn: day('ran_on').notNull(),
    kind: text('kind').notNull(),
    removed: integer('removed').notNull().default(0),
    /** Null where the process ended on the way: the next night goes on. */
    finishedAt: instant('finished_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.ranOn, table.kind] }),
    check('retention_runs_kind_given', isNotBlank(table.kind)),
    check('retention_runs_removed_not_negative', isAtLeast(0, table.removed)),
  ],
)
