/** The facts that are words and sentences, which staff write in every language (docs/decisions/languages.md). */
export const TRANSLATED_FACTS = [
  'tagline',
  'scoreSource',
  'advancePayment',
  'inclusions',
  'policies',
] as const
