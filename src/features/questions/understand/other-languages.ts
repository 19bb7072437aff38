import { isFiller, wordsOf } from './plain-words'

const FEWEST_WORDS = 3
const SHORTEST_WORD = 3
const MOST_KNOWN = 0.3

/**
 * True where hardly a word of a question is one of English or of ours: it is in another language. `text` is plain and
 * mended, so that a misspelt word is known.
 */
export function isOtherLanguage(text: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(text).filter((word) => word.length >= SHORTEST_WORD && !/^\d/.test(word))
  if (words.length < FEWEST_WORDS) return false
  return words.filter((word) => known.has(word) || isFiller(word)).length / words.length <= MOST_KNOWN
}
