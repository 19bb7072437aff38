import type { HotelEvent } from '@/features/events/contract'
import { eventsText } from '@/features/events/text'
import { asTold } from '@/features/passages/knowledge/knowledge'
import { type Note, tellNote } from '@/features/passages/knowledge/note'
import { numbersInFigures, properSubjects, subjectStems } from '@/features/questions/understand/plain-words'
import { readWhen } from '@/features/questions/understand/read-dates'
import type { When } from '@/features/questions/understand/stay-wish'
import { toDay } from '@/kernel/days'
import { describeEvent } from '../knowledge/describe-event'
import { topicText as words } from '../text'
import { handOver, readMore } from './answer-note'
import { list, type Piece } from './compose'
import { findNamed, namedByTitle, notesOf, type TopicQuestion } from './topic-question'

const MOST_EVENTS = 6

/** The events coming up: those named, those on the days named, or the next. */
export function answerEvents(ask: TopicQuestion): Piece[] {
  const { question, knowledge, today } = ask
  const { events } = knowledge
  if (events.length === 0) return [words.noEvents]
  const when = readWhen(numbersInFigures(question), today, undefined)
  const found = findNamed(ask, 'event', 0.5)
  const titles = (found.length > 0 ? found : namedByWords(ask)).map(({ title }) => title)
  const named = events.filter(({ title }) => titles.includes(title))
  const isNamed = named.length > 0 && named.length < events.length
  const shown = isNamed ? named : events.filter((event) => when && isWithin(event, when))
  const told = (shown.length > 0 ? shown : events)
    .slice(0, MOST_EVENTS)
    .map((event) => describeEvent(asTold(event)))
  return [
    when && shown.length === 0 && words.noEventsThen,
    list(told),
    eventsText.intro,
    isNamed && shown.length <= 2 && words.registerForEvent,
    readMore('/events'),
  ]
}

/** The events that hold most words of a question that not all of them do, be it in their title. */
function namedByWords(ask: TopicQuestion): Note[] {
  const titled = namedByTitle(ask, 'event')
  if (titled.length > 0) return titled
  const events = notesOf(ask, 'event').map((note) => ({
    note,
    stems: new Set(subjectStems(note.text.toLowerCase())),
  }))
  const asked = properSubjects(ask.question).filter((stem) => !events.every(({ stems }) => stems.has(stem)))
  const counts = events.map(({ stems }) => asked.filter((stem) => stems.has(stem)).length)
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : events.filter((_, place) => counts[place] === most).map(({ note }) => note)
}

function isWithin({ eventDate, endDate }: HotelEvent, when: When): boolean {
  const [first, last] = [toDay(eventDate), toDay(endDate ?? eventDate)]
  if (when.kind === 'problem') return false
  if (when.kind === 'night') return first <= when.day && when.day <= last
  if (when.kind === 'period') return first <= when.last && when.first <= last
  return first <= when.stay.checkOut && when.stay.checkIn <= last
}

const PARTY = /\b(\d{2,4})\b(?!\s*(?:am|pm|km|usd|dollars))/

/** The halls that hold a party, and who to ask for a quote. */
export function answerVenue(ask: TopicQuestion): Piece[] {
  const halls = notesOf(ask, 'venue')
  const named = findNamed(ask, 'venue', 0)
  const guests = Number(PARTY.exec(numbersInFigures(ask.question))?.[1] ?? 0)
  const seatsOf = ({ text }: Note) => Number(/up to (\d+)/.exec(text)?.[1] ?? 0)
  const fitting = (named.length > 0 ? named : halls).filter((hall) => seatsOf(hall) >= guests)
  return [
    fitting.length === 0 && words.hallTooSmall(guests, Math.max(...halls.map(seatsOf))),
    list((fitting.length > 0 ? fitting : halls).map(tellNote)),
    words.hallQuote,
    readMore('/events'),
    handOver(ask.knowledge),
  ]
}
