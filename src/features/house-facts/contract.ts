import { z } from 'zod'
import { defineResource } from '@/kernel/resource'
import { idNumber, typedText } from '@/kernel/wire'
import { FACT_ANSWERS, FACT_TOPICS } from './rules/fact-topics'
import { houseFactInputText as words } from './rules/input-words'

const houseFactInput = z.object({
  subject: typedText(80).min(1, words.subject),
  /** The question of the concierge's that it answers; null where only its own `questions` lead to it. */
  topic: z.enum(FACT_TOPICS).nullable(),
  answer: z.enum(FACT_ANSWERS),
  words: typedText(400).nullable(),
  /** Questions as guests put them, which it answers. */
  questions: z.array(typedText(200)).max(20).nullable(),
  orderIndex: z.number().int().min(0).max(10_000),
})

/** What guests ask and the pages leave open, as staff answer it (docs/decisions/house-facts.md). */
export const houseFacts = defineResource('house-facts', {
  isRestorable: true,
  item: houseFactInput.extend({ id: idNumber }),
  input: houseFactInput,
  defaults: { answer: 'ask', orderIndex: 0 },
  translated: ['subject', 'words'],
})

/** The settled ones, as visitors read them. */
export const publicHouseFact = houseFacts.item.pick({ id: true, subject: true, answer: true, words: true })

export type HouseFact = z.infer<typeof houseFacts.item>
