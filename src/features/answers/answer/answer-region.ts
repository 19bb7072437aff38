import { type NoteKind, tellNote } from '@/features/passages/knowledge/note'
import { phrases } from '@/features/questions/understand/phrases'
import { properSubjects } from '@/features/questions/understand/plain-words'
import { topicText as words } from '../text'
import { handOver, readMore, tellFound } from './answer-note'
import { list, type Piece } from './compose'
import { findNamed, listKind, namedByTitle, type TopicQuestion } from './topic-question'

/** The way here, from where the guest says or from all sides. */
export function answerWay(ask: TopicQuestion): Piece[] {
  const { address, latitude, longitude } = ask.knowledge.facts
  return [listKind(ask, 'way'), words.address(address, latitude, longitude), readMore('/contact')]
}

const OF_DISTANCE = new Set(
  properSubjects(
    'centre center town city how far close near long distance drive time km miles minutes hours away road trip journey',
  ),
)
const OF_TIME = phrases(
  'how long, hour*, hrs, time, minute*, drive, driving, day trip, in a day, in one day, there and back, combien de temps, ' +
    'heures, en un jour, stunde*, wie lange, an einem tag, masaa, saa, muda',
)
const MEASURED = /\b(?:km|hours?|minutes)\b/
const PLACES: readonly NoteKind[] = ['place', 'way', 'tip', 'challenge', 'article']

/** How far something is that our pages measure, or what else they say of it; the way here where nothing is named. */
export function answerDistance(ask: TopicQuestion): Piece[] {
  const { question, knowledge } = ask
  const ofPlace = tellPlace(ask)
  if (ofPlace) return ofPlace
  const named = properSubjects(question).filter(
    (stem) => !OF_DISTANCE.has(stem) && knowledge.index.holds(stem),
  )
  if (named.length === 0) return answerWay({ ...ask, question: '' })
  const kinds: readonly NoteKind[] = OF_TIME(question) ? ['way', ...PLACES] : PLACES
  const found = kinds.flatMap((kind) => findNamed({ question: named.join(' '), knowledge }, kind))
  const measured = found.find(({ text }) => MEASURED.test(text))
  return measured
    ? [tellNote(measured), readMore('/contact')]
    : [tellFound(named.join(' '), knowledge, question)]
}

const TIMED = /\b(?:hours?|minutes|half a day)\b/

/** How far a place is that the pages measure, and how long the road takes, or that they do not say; null for other places. */
function tellPlace(ask: TopicQuestion): Piece[] | null {
  const [place] = namedByTitle(ask, 'place')
  const [way] = namedByTitle(ask, 'way')
  const asksTime = OF_TIME(ask.question)
  const told = asksTime ? (way ?? place) : (place ?? way)
  if (!told) return null
  const isOpen = asksTime && !TIMED.test(told.text)
  return [
    tellNote(told),
    readMore('/contact'),
    ...(isOpen ? [words.timeNotListed, handOver(ask.knowledge)] : []),
  ]
}

/** What is known of the sights that are named; null where none is. */
export function answerPlaces(ask: TopicQuestion): Piece[] | null {
  const places = namedByTitle(ask, 'place')
  if (places.length === 0) return null
  return [
    list(places.map(tellNote)),
    list(namedByTitle(ask, 'tip').slice(0, MOST_TIPS).map(tellNote)),
    readMore('/'),
  ]
}

const MOST_TIPS = 2
