import { phrases } from '@/features/questions/understand/phrases'
import { isFiller, plainText, wordsOf } from '@/features/questions/understand/plain-words'
import { asksSomething } from '@/features/questions/understand/split-questions'
import { readTopics, type TopicId, tellingOf } from '@/features/questions/understand/topics'
import { wordsIn } from '@/features/questions/understand/word-lists'
import { WORD_LISTS } from '@/features/questions/understand/word-lists.gen'
import type { About } from './topic-kinds'

type Words = { termsOf: (text: string) => string[] }

/** Signs between clauses. */
const CLAUSE_END = /[,.;:?!]+ | - /

/** A word that more of the examples hold asks, and names nothing. */
const TELLING = 0.6
/** What a word alone is taken for, with such a share, it is answered by. */
const OF_TOPIC = 0.4
const SHORTEST = 2

/** Lists that are no rules: what a word in one means is not read. */
const NOT_READ: ReadonlySet<string> = new Set('common asking asides things kin typed'.split(' '))
/** Words that rules know: of days, parties, meals and what is asked of a stay. */
const READ: ReadonlySet<string> = new Set(
  Object.entries(WORD_LISTS).flatMap(([name, list]) =>
    NOT_READ.has(name) ? [] : (list.match(/[a-z0-9']+/g) ?? []),
  ),
)
const asides = new Set(wordsIn('asides'))

/** The telling words of a question that its answer neither holds nor was found by, in their order. */
export function uncoveredIn(
  question: string,
  text: string,
  about: readonly About[],
  { termsOf }: Words,
): string[] {
  const told = new Set(termsOf(text))
  const kinds = new Set(about.map(kindOf))
  const isTold = (word: string) => termsOf(word).every((term) => told.has(term))
  const isOfTopic = (word: string) =>
    readTopics(word).reduce((sum, { label, share }) => sum + (kinds.has(kindOf(label)) ? share : 0), 0) >=
    OF_TOPIC
  return [...new Set(wordsOf(askedIn(question)))].filter(
    (word) =>
      word.length >= SHORTEST &&
      !/^\d|(?:ed|ing)$/.test(word) &&
      !isFiller(word) &&
      !asides.has(word) &&
      !READ.has(word) &&
      tellingOf(word) >= TELLING &&
      !isTold(word) &&
      !isOfTopic(word),
  )
}

/** The clauses of a question that ask, where some of them do: 'our flight is late, will somebody open' asks whether. */
function askedIn(question: string): string {
  const clauses = plainText(question).split(CLAUSE_END)
  const asking = clauses.filter((clause) => asksSomething(clause.trim(), ''))
  return (asking.length > 0 ? asking : clauses).join(' ')
}

/** True for what asks how much something is. */
export const asksPrice = phrases(
  'price, prices, cost, costs, how much, fee, fees, fare, rate, charge, charges',
)

function kindOf(topic: About | TopicId): string {
  return topic.replace(/^stay-.*/, 'stay')
}
