import { bigint, check, date, integer, pgTable } from 'drizzle-orm/pg-core'
import type { Day } from '@/kernel/days'
import { instant, isAtLeast, timestamps } from '@/server/db/columns'

/** What the outside model used on a day of the property, over all processes; calls under way stand at their most. */
export const modelUsage = pgTable(
  'model_usage',
  {
    day: date('day', { mode: 'string' }).$type<Day>().primaryKey(),
    calls: integer('calls').notNull().default(0),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
    /** Millionths of a cent. */
    cost: bigint('cost', { mode: 'number' }).notNull().default(0),
    /** When a call was not made first because the day's budget did not hold it. */
    spentAt: instant('spent_at'),
    ...timestamps(),
  },
  (table) => [check('model_usage_not_negative', isAtLeast(0, table.calls, table.tokens, table.cost))],
)
