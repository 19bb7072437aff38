import { defineWords } from '@/kernel/words'

/** Words that stand in formatted texts. */
export const richTextWords = defineWords('rich-text.richTextWords', { goodToKnow: 'Good to know' } as const)
