import type { FactAnswer } from './rules/fact-topics'

/** What stands for an answer before its words. */
const WORD: Record<FactAnswer, string | null> = { yes: 'Yes.', no: 'No.', words: null, ask: null }

/** Words of settled facts on the services page. */
export const houseFactText = {
  title: 'Good to know',
  told: ({ answer, words }: { answer: FactAnswer; words: string | null }) =>
    [WORD[answer], words].filter(Boolean).join(' '),
} as const
