/** Words that stand in formatted texts. */
export const richTextWords = { goodToKnow: 'Good to know' } as const
