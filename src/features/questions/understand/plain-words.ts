import { labelsIn, rewrite, wordsIn } from './word-lists'

/** A message as rules read it: lower case, plain quotes and dashes, no accents, no control characters, single spaces. */
export function plainText(message: string): string {
  return message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/→|⇒|->|=>/g, ' to ')
    .replace(/[^\P{C}\s]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase()
    .trim()
}

/** The plain text with words and phrases of guests in the hotel's own. */
export function hotelPhrases(text: string): string {
  return rewrite(text, 'typed')
}

/** Plain text with numbers in figures: 'two of us' is '2 of us'; ordinals and 'one' as a pronoun stay. */
export function numbersInFigures(text: string): string {
  return rewrite(text, 'numbers')
}

/** The words of a plain text. */
export function wordsOf(text: string): string[] {
  return text.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
}

/** What a word is compared by: without its endings, and under the one name that stands for its kin. */
export function stemOf(word: string): string {
  if (APART.has(word)) return word
  const stem = cutEnding(word.replace(/'.*$/, ''))
  return KIN.get(stem) ?? stem
}

/** Words that say nothing of what is asked about. */
export function isFiller(word: string): boolean {
  const bare = word.replace(/'.*$/, '')
  return FILLERS.has(bare) || FILLERS.has(cutEnding(bare)) || word.length === 1
}

/** The stems a question is about, each once. */
export function subjectStems(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !isFiller(word))
        .map(stemOf),
    ),
  ]
}

/** The stems left of a question when days, prices and asking for rooms are taken away. */
export function properSubjects(text: string): string[] {
  return subjectStems(text).filter((stem) => !OF_STAYS.has(stem) && !/^\d/.test(stem))
}

function cutEnding(word: string): string {
  if (word.length <= 3) return word
  if (/(sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return cutEnding(word.slice(0, -1))
  if (word.endsWith('ing') && word.length > 5) return undouble(word.slice(0, -3))
  if (word.endsWith('ed') && word.length > 4) return undouble(word.slice(0, -2))
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
}

function undouble(stem: string): string {
  const cut = /(bb|dd|gg|mm|nn|pp|rr|tt)$/.test(stem) ? stem.slice(0, -1) : stem
  return cut.length > 4 && cut.endsWith('e') ? cut.slice(0, -1) : cut
}

const APART = new Set(wordsIn('apart'))
const KIN = new Map(
  labelsIn('kin').flatMap(([head, words]) =>
    [head, ...words].map((word) => [cutEnding(word), APART.has(head) ? head : cutEnding(head)] as const),
  ),
)
const OF_STAYS = new Set(wordsIn('of-stays').flatMap((word) => [word, cutEnding(word)]))
const FILLERS = new Set(wordsIn('fillers'))
