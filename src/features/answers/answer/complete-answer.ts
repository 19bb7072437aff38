import { asksPrice, uncoveredIn } from '@/features/passages/knowledge/cover-question'
import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import type { NoteKind } from '@/features/passages/knowledge/note'
import type { About } from '@/features/passages/knowledge/topic-kinds'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import { topicText } from '../text'
import { tellPassage } from './answer-note'
import type { Part } from './read-question'

/** So likely a passage must answer to be told for a word that the answer lacks. */
const LEAST_WORTH = 0.5
/** What says of every villa what was asked of one; the rest is about other things than a stay. */
const OF_STAYS: ReadonlySet<NoteKind> = new Set(['fact', 'service', 'about'])
const MOST_NAMED = 2
/** Shorter words are not told back. */
const SHORTEST = 4

/** What is said to those words of a message that its answers leave out, and which of them nothing is said to. */
export function completeAnswer(
  parts: readonly Part[],
  texts: readonly string[],
  about: readonly About[],
  knowledge: Knowledge,
): { told: string[]; words: string[] } {
  const told: string[] = []
  const words: string[] = []
  const { termsOf } = knowledge.passages
  const isEnglish = currentLanguage() === DEFAULT_LANGUAGE
  for (const part of parts) {
    // Whoever names days is told what is free, whatever else they say of their journey.
    if ((part.kind !== 'topic' && part.kind !== 'stay') || (part.kind === 'stay' && part.wish.when)) continue
    const whole = [...texts, ...told].join('\n')
    const missing = uncoveredIn(part.question, whole, about, { termsOf })
    const terms = new Set(missing.flatMap(termsOf))
    const passage = part.passages.find(
      ({ worth, held, note, text }) =>
        worth >= LEAST_WORTH &&
        held.some((term) => terms.has(term)) &&
        (part.kind === 'stay' ? OF_STAYS.has(note.kind) : note.kind !== 'villa') &&
        !whole.includes(text),
    )
    if (passage) told.push(tellPassage(passage, part.question, knowledge))
    const held = new Set(passage?.held)
    // Words of other languages have too many forms: there only what is told with doubt is looked at.
    if (isEnglish || !part.isSure)
      words.push(
        ...missing.filter((word) => word.length >= SHORTEST && !termsOf(word).some((term) => held.has(term))),
      )
  }
  return { told, words: words.slice(0, MOST_NAMED) }
}

/** Topics that say what is free, or how prices are made, without an amount. */
const WITHOUT_AMOUNT: ReadonlySet<string> = new Set(
  (
    'payment cancellation tax discount currency included wifi parking child-prices boards breakfast-included venue ' +
    'distance way address weather limits book-how weekend bar-hours table invoice own-booking pool air-conditioning cleaning hot-water'
  ).split(' '),
)
const AMOUNT = /\d\s?[$]|[$]\s?\d/

/** True where something is asked the price of that is told without one. */
export function lacksPrice(parts: readonly Part[], texts: readonly string[]): boolean {
  const asks = parts.some(
    (part) =>
      (part.kind === 'note' || (part.kind === 'topic' && !WITHOUT_AMOUNT.has(part.topic))) &&
      asksPrice(part.reads),
  )
  return asks && !texts.some((text) => AMOUNT.test(text) || text.includes(topicText.priceNotListed))
}
