import { defineWords } from './words'

export const LABEL_WORDS = defineWords('labels.LABEL_WORDS', {
  /** What stands between a label and what it is about, apart from the space after it: French puts one before it, too. */
  colon: ':',
})

/** `Total: $65.00`. Where either of them is more than text, `LABEL_WORDS.colon` stands between them. */
export function labelled(label: string, text: string): string {
  return `${label}${LABEL_WORDS.colon} ${text}`
}
