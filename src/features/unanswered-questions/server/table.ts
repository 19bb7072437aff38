import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, id, instant, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'

/** What guests asked the concierge and it had no answer to, each question once (docs/decisions/unanswered-questions.md). */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    id: id(),
    /** SHA-256 of what it asks for, however it is put; the same question is known by it. */
    keyHash: text('key_hash').notNull().unique(),
    question: text('question').notNull(),
    timesAsked: integer('times_asked').notNull().default(1),
    lastAskedOn: day('last_asked_on').notNull(),
    /** When staff said that it needs no answer; it is counted on and shown no more. */
    dismissedAt: instant('dismissed_at'),
    ...timestamps(),
  },
  (table) => [
    index('unanswered_questions_open')
      .on(table.timesAsked, table.lastAskedOn)
      .where(sql`${table.dismissedAt} is null`),
    check('unanswered_questions_question_given', isNotBlank(table.question)),
    check('unanswered_questions_times_positive', isAtLeast(1, table.timesAsked)),
  ],
)
