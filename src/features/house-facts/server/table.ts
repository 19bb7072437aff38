import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { FACT_ANSWERS, FACT_TOPICS } from '../rules/fact-topics'

export const houseFacts = pgTable(
  'house_facts',
  {
    id: id(),
    subject: text('subject').notNull(),
    topic: text('topic', { enum: FACT_TOPICS }),
    answer: text('answer', { enum: FACT_ANSWERS }).notNull().default('ask'),
    words: text('words'),
    questions: text('questions').array(),
    orderIndex: integer('order_index').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    check('house_facts_subject_given', isNotBlank(table.subject)),
    check('house_facts_answer_known', isOneOf(table.answer, FACT_ANSWERS)),
  ],
)
