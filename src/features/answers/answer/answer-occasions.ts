import type { HotelEvent } from '@/features/events/contract'
import { numbersInFigures } from '@/features/questions/understand/plain-words'
import { readWhen } from '@/features/questions/understand/read-dates'
import { toDay } from '@/kernel/days'
import { describeEvent } from '../knowledge/describe-event'
import type { Knowledge } from '../knowledge/knowledge'
import { type Note, tellNote } from '../knowledge/note'
import { topicText as words } from '../text'
import { handOver, readMore } from './answer-note'
import { list, type TopicQuestion } from './topic-question'

/** The events coming up: those named, those on the days named, or the next. */
export function answerEvents({ question, knowledge, today }: TopicQuestion): string {
  const { events } = knowledge
  if (events.length === 0) return words.noEvents
  const when = readWhen(numbersInFigures(question), today, undefined)
  const titled = knowledge.index.find(question, ['event']).filter(({ coverage }) => coverage >= 0.5)
  const named = events.filter(({ title }) => titled.some(({ note }) => note.title === title))
  const dated = when ? events.filter((event) => isWithin(event, when)) : []
  const shown = named.length > 0 && named.length < events.length ? named : dated
  if (when && shown.length === 0)
    return `${words.noEventsThen}\n${list(events.slice(0, 4).map(describeEvent))}\n${readMore('/events')}`
  const told = (shown.length > 0 ? shown : events).slice(0, 6).map(describeEvent)
  return `${list(told)}\n${readMore('/events')}`
}

function isWithin(
  { eventDate, endDate }: HotelEvent,
  when: NonNullable<ReturnType<typeof readWhen>>,
): boolean {
  const [first, last] = [toDay(eventDate), toDay(endDate ?? eventDate)]
  if (when.kind === 'problem') return false
  if (when.kind === 'night') return first <= when.day && when.day <= last
  if (when.kind === 'period') return first <= when.last && when.first <= last
  return first <= when.stay.checkOut && when.stay.checkIn <= last
}

/** The halls that hold a party, and who to ask for a quote. */
export function answerVenue(question: string, knowledge: Knowledge): string {
  const halls = knowledge.notes.filter(({ kind }) => kind === 'venue')
  const found = halls.filter(({ title }) => question.includes(title.toLowerCase().split(' ')[0] ?? title))
  const named = found.length > 0 ? found : halls
  const guests = Number(
    /\b(\d{2,4})\b(?!\s*(?:am|pm|km|usd|dollars))/.exec(numbersInFigures(question))?.[1] ?? 0,
  )
  const seatsOf = ({ text }: Note) => Number(/up to (\d+)/.exec(text)?.[1] ?? 0)
  const fitting = named.filter((hall) => seatsOf(hall) >= guests)
  const told = fitting.length > 0 ? fitting : halls
  const tooMany = fitting.length === 0 && words.hallTooSmall(guests, Math.max(...halls.map(seatsOf)))
  return [
    ...(tooMany ? [tooMany] : []),
    list(told.map(tellNote)),
    words.hallQuote,
    readMore('/events'),
    handOver(knowledge),
  ].join('\n')
}
