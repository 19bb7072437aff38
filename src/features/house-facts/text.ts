import { defineWords } from '@/kernel/words'
import type { FactAnswer } from './rules/fact-topics'

/** What stands for an answer before its words. */
export const WORD: Record<FactAnswer, string | null> = defineWords('house-facts.WORD', {
  yes: 'Yes.',
  no: 'No.',
  words: null,
  ask: null,
})

/** Words of settled facts on the services page. */
export const houseFactText = defineWords('house-facts.houseFactText', {
  title: 'Good to know',
  told: ({ answer, words }: { answer: FactAnswer; words: string | null }) =>
    [WORD[answer], words].filter(Boolean).join(' '),
} as const)
