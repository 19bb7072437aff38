import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { findNamedVillas, type NamedVillas } from '@/features/questions/understand/named-villas'
import { plainText } from '@/features/questions/understand/plain-words'
import { readWish } from '@/features/questions/understand/read-wish'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import type { Day } from '@/kernel/days'
import type { Nights } from './find-stays'

/** What an answer is made from. */
export type AnswerContext = {
  knowledge: Knowledge
  today: Day
  /** Reads, live, which nights are taken from one day to another. */
  lookUpNights: (first: Day, last: Day) => Promise<Nights>
}

/** What was spoken of before: a stay, or the question that something else was asked with. */
export type Earlier = { wish: StayWish | null; subject: string | null }

/** A question with the message around it. */
export type Asked = {
  question: string
  whole: string
  /** As it stood before its spelling was mended. */
  typed: string
  /** With what it says of days, people and meals in English, which the rules read. */
  slots: string
  /** What the whole message says of a stay, where that counts for each of its questions. */
  around?: StayWish | undefined
  isEnglish: boolean
}

/**
 * What a question says of a stay. In other languages a villa is named by its whole name, since 'la nuit' is none in La
 * Familiar, and a category by that of the language or by words of the English one.
 */
export function readSlots(
  { question, slots, isEnglish }: Pick<Asked, 'question' | 'slots' | 'isEnglish'>,
  { knowledge, today }: AnswerContext,
): StayWish {
  if (isEnglish) return readWish(slots, knowledge, today)
  const { named: _named, ...wish } = readWish(slots, knowledge, today)
  const named = namesIn(question, knowledge)
  return named.length > 0 ? { ...wish, named } : wish
}

function namesIn(question: string, { villas, categories }: Knowledge): NamedVillas[] {
  const isWhole = ({ label }: NamedVillas) => question.includes(plainText(label))
  const byName = findNamedVillas(question, { villas, categories: [] }).filter(isWhole)
  if (byName.length > 0) return byName
  const nameless = villas.map((villa) => ({ ...villa, name: '', roomNumber: null }))
  const told = findNamedVillas(question, { villas: nameless, categories }).filter(isWhole)
  if (told.length > 0) return told
  const english = categories.map(({ id, name, englishName = name }) => ({ id, name: englishName }))
  return findNamedVillas(question, { villas: nameless, categories: english }).map((found) => ({
    ...found,
    label: categories.find(({ englishName }) => englishName === found.label)?.name ?? found.label,
  }))
}
