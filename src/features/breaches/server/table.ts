import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, id, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'

/** Breaches of guests' data. Texts are looked through when a guest is erased. */
export const breaches = pgTable(
  'breaches',
  {
    id: id(),
    title: text('title').notNull(),
    noticedOn: day('noticed_on').notNull(),
    happenedOn: day('happened_on'),
    happened: text('happened').notNull(),
    affected: text('affected').notNull(),
    persons: integer('persons'),
    measures: text('measures'),
    officeToldOn: day('office_told_on'),
    guestsToldOn: day('guests_told_on'),
    decision: text('decision'),
    ...timestamps(),
  },
  (table) => [
    index('breaches_newest').on(table.noticedOn, table.id),
    check('breaches_title_given', isNotBlank(table.title)),
    check('breaches_happened_given', isNotBlank(table.happened)),
    check('breaches_affected_given', isNotBlank(table.affected)),
    check('breaches_persons_not_negative', isAtLeast(0, table.persons)),
    check('breaches_noticed_after_happened', sql`${table.noticedOn} >= ${table.happenedOn}`),
    check(
      'breaches_told_after_noticed',
      sql`${table.officeToldOn} >= ${table.noticedOn} and ${table.guestsToldOn} >= ${table.noticedOn}`,
    ),
  ],
)
