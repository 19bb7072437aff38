import { type NoteKind, tellNote } from '@/features/passages/knowledge/note'
import { properSubjects } from '@/features/questions/understand/plain-words'
import { topicText as words } from '../text'
import { readMore, tellFound } from './answer-note'
import type { Piece } from './compose'
import { findNamed, listKind, type TopicQuestion } from './topic-question'

/** The way here, from where the guest says or from all sides. */
export function answerWay(ask: TopicQuestion): Piece[] {
  const { address, latitude, longitude } = ask.knowledge.facts
  return [listKind(ask, 'way'), words.address(address, latitude, longitude), readMore('/contact')]
}

const OF_DISTANCE = new Set(
  properSubjects('how far close near long distance drive time km miles minutes hours away road trip journey'),
)
const OF_TIME = /\b(?:long|hours?|time|minutes|drive|driving)\b/
const MEASURED = /\b(?:km|hours?|minutes)\b/
const PLACES: readonly NoteKind[] = ['place', 'way', 'tip', 'challenge', 'article']

/** How far something is that our pages measure, or what else they say of it; the way here where nothing is named. */
export function answerDistance(ask: TopicQuestion): Piece[] {
  const { question, knowledge } = ask
  const named = properSubjects(question).filter(
    (stem) => !OF_DISTANCE.has(stem) && knowledge.index.holds(stem),
  )
  if (named.length === 0) return answerWay({ ...ask, question: '' })
  const kinds: readonly NoteKind[] = OF_TIME.test(question) ? ['way', ...PLACES] : PLACES
  const found = kinds.flatMap((kind) => findNamed({ question: named.join(' '), knowledge }, kind))
  const measured = found.find(({ text }) => MEASURED.test(text))
  return measured
    ? [tellNote(measured), readMore('/contact')]
    : [tellFound(named.join(' '), knowledge, question)]
}
