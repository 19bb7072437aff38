import { properSubjects, subjectStems } from '@/features/questions/understand/plain-words'
import { numbersInFigures } from '@/features/questions/understand/read-party'
import { readWish } from '@/features/questions/understand/read-wish'
import { shiftStay } from '@/features/questions/understand/shift-stay'
import {
  continueWish,
  leadsOn,
  type StayWish,
  saysAnything,
  speaksOfLodging,
} from '@/features/questions/understand/stay-wish'
import { findTopics, type TopicId, withoutTopic } from '@/features/questions/understand/topics'
import { addDays, type Day } from '@/kernel/days'
import type { Knowledge } from '../knowledge/knowledge'
import { answerFromNotes } from './answer-note'
import type { Nights } from './find-stays'

/** What an answer is made from. */
export type AnswerContext = {
  knowledge: Knowledge
  today: Day
  /** Reads, live, which nights are taken from one day to another. */
  lookUpNights: (first: Day, last: Day) => Promise<Nights>
}

/** One thing to be answered. */
export type Part =
  | { kind: 'told'; text: string }
  | { kind: 'topic'; topic: TopicId; question: string }
  | {
      kind: 'note'
      question: string
      /** What was asked in whole, where `question` is the part of it that notes are found by. */
      asked?: string
    }
  | { kind: 'unlisted' }
  | { kind: 'stay'; wish: StayWish }

const MOSTLY = 0.6

/**
 * What one question asks for: a stay (`wish`), and topics or notes beside it or instead. `before` is the wish it may
 * go on from, `subject` the question before it.
 */
export function readQuestion(
  question: string,
  hotel: AnswerContext,
  before: StayWish | null,
  subject: string | null,
) {
  const { knowledge, today } = hotel
  const own = readWish(question, knowledge, today)
  const doesLeadOn = leadsOn(question)
  const isBare = saysAnything(own) && subjectStems(question).length <= 4
  const continues = before !== null && (doesLeadOn || isBare || own.acts.length > 0)
  const isLodging = Boolean(own.named) || speaksOfLodging(question)
  const shifted = before?.when ? shiftFrom(before, question) : null
  const now: StayWish = shifted ? { ...own, when: { kind: 'stay', stay: shifted } } : own
  const isFreeAgain = before !== null && doesLeadOn && own.acts.includes('availability')
  const isBoardOfStay =
    (before !== null || isLodging) && wishesBoard(own, question, doesLeadOn && before !== null)
  const topics = (
    namesEvent(question, knowledge) && !isFreeAgain
      ? (['events'] as TopicId[])
      : findTopics(question, isLodging && (saysAnything(own) || own.acts.length > 0))
  ).filter((topic) => !isBoardOfStay || (topic !== 'boards' && topic !== 'meal-hours'))
  const isStay =
    (isLodging && isAboutStay(own, question)) ||
    (topics.length === 0 && (isAboutStay(now, question) || (continues && saysAnything(now)))) ||
    (continues && doesLeadOn && topics.length === 0 && now.acts.length > 0)
  const isUnheardOf = isUnheard(properSubjects(question), knowledge)
  if (topics.length === 0 && !saysAnything(now) && own.acts.includes('choose') && isUnheardOf)
    return { parts: [{ kind: 'unlisted' } as Part], wish: null }
  const parts: Part[] = [
    ...(topics.includes('attractions') && isOfUnknownPlace(question, knowledge)
      ? [{ kind: 'unlisted' } as Part]
      : []),
    ...topics.map((topic) => partOf(topic, question, knowledge)),
    ...(topics.length > 0 ? otherItems(question, knowledge) : []),
  ]
  const isStayAndMore = isStay && (topics.length === 0 || isWorthBoth(now))
  if (isStayAndMore && !(topics.length === 0 && noteIsCloser(question, now, knowledge))) {
    const wish = continues ? continueWish(before, now) : now
    return { parts, wish }
  }
  if (parts.length > 0) return { parts, wish: null }
  const short = subject && subjectStems(question).length <= 2 ? `${subject} ${question}` : null
  if (short && coversAll(question, short, knowledge))
    return { parts: [{ kind: 'note', question: short } as Part], wish: null }
  if (answerFromNotes(question, knowledge)) return { parts: [{ kind: 'note', question } as Part], wish: null }
  const proper = properSubjects(question).join(' ')
  if (own.acts.includes('price') && answerFromNotes(proper, knowledge))
    return { parts: [{ kind: 'note', question: proper, asked: question } as Part], wish: null }
  const led = doesLeadOn && subject ? `${subject} ${question}` : null
  const ledTopics = led ? findTopics(led, false) : []
  if (led && ledTopics.length > 0)
    return { parts: ledTopics.map((topic): Part => ({ kind: 'topic', topic, question: led })), wish: null }
  if (led && answerFromNotes(led, knowledge))
    return { parts: [{ kind: 'note', question: led } as Part], wish: null }
  return { parts: [], wish: null }
}

/** 'What would that be with full board?' and 'and without lunch?' ask for a total, not for what is served when. */
function wishesBoard({ board, acts }: StayWish, question: string, doesLeadOn: boolean): boolean {
  return (
    board !== undefined &&
    (acts.includes('price') || doesLeadOn) &&
    !/\b(?:differ\w*|mean\w*|explain|includ\w*|extra|when|what time|serv\w*)\b/.test(question)
  )
}

function shiftFrom(before: StayWish, question: string) {
  const { when, nights } = before
  const figured = numbersInFigures(question)
  if (when?.kind === 'stay') return shiftStay(figured, when.stay)
  if (when?.kind !== 'night') return null
  const wish = { checkIn: when.day, checkOut: when.day }
  const moved = shiftStay(figured, wish)
  if (!moved) return null
  return moved.checkOut > moved.checkIn
    ? moved
    : shiftStay(figured, { checkIn: when.day, checkOut: addDays(when.day, nights ?? 1) })
}

const TELLS_OF_THE_PAST = /\b(?:left|lost|forgot\w*|stayed|visited|missing|misplaced)\b/

/** A question about a stay names villas, days or a party, or asks for prices and free rooms as such. */
function isAboutStay(wish: StayWish, question: string): boolean {
  if (wish.named || wish.board || wish.budget || wish.pick) return true
  // A day alone makes no stay of a question that is about something else: 'who won the match yesterday?'
  const isOnlyDated =
    wish.acts.length === 0 &&
    (!speaksOfLodging(question) || TELLS_OF_THE_PAST.test(question)) &&
    properSubjects(question).length > 0
  if (wish.when && !isOnlyDated) return true
  if (
    wish.wants &&
    (speaksOfLodging(question) || /\b(?:step|wheelchair|accessible|ground floor)\b/.test(question))
  )
    return true
  if (wish.guests !== undefined || wish.bedrooms !== undefined || wish.nights !== undefined) return true
  const acts = wish.acts.filter((act) => act !== 'describe')
  return acts.length > 0 && (speaksOfLodging(question) || properSubjects(question).length === 0)
}

/** A topic that only stands beside a stay ('check-in on 12 May') gives way; one asked for outright does not. */
function isWorthBoth(wish: StayWish): boolean {
  return Boolean(
    wish.named ||
      wish.when ||
      wish.guests !== undefined ||
      wish.bedrooms !== undefined ||
      wish.budget ||
      wish.wants ||
      wish.pick,
  )
}

/** 'How much is the boat trip?' looks like a price of ours and is not: a note that covers it all knows better. */
function noteIsCloser(question: string, wish: StayWish, knowledge: Knowledge): boolean {
  if (
    wish.named ||
    wish.board ||
    wish.guests !== undefined ||
    wish.nights !== undefined ||
    speaksOfLodging(question)
  )
    return false
  if (wish.when && leadsOn(question) && wish.acts.includes('availability')) return false
  const subjects = properSubjects(question)
  if (subjects.length === 0 || wish.wants) return false
  const [best] = knowledge.index.find(subjects.join(' '))
  return best !== undefined && best.note.kind !== 'villa' && best.coverage >= MOSTLY
}

/** True where a question names one of the events closely enough to be about it. */
function namesEvent(question: string, { index }: Knowledge): boolean {
  const subjects = properSubjects(question)
  if (subjects.length < 2) return false
  const [best] = index.find(subjects.join(' '), ['event'])
  const titled = best
    ? subjectStems(best.note.title.toLowerCase()).filter((stem) => subjects.includes(stem))
    : []
  return best !== undefined && best.coverage >= MOSTLY && titled.length >= 2
}

/** What a question lists beside its topics: 'parking, and until when is dinner'. */
function otherItems(question: string, knowledge: Knowledge): Part[] {
  const items = question.split(/\s*(?:,|&|\band\b|\bor\b)\s*/)
  if (items.length < 2) return []
  return items
    .filter((item) => properSubjects(item).length === 1 && findTopics(item, false).length === 0)
    .filter((item) => answerFromNotes(item, knowledge, ['fact', 'service']) !== null)
    .map((item) => ({ kind: 'note', question: item, asked: question }))
}

/** A broad topic gives way to a note about the very thing: 'where can I see zebras?' asks for no list of sights. */
function partOf(topic: TopicId, question: string, knowledge: Knowledge): Part {
  const left = BROAD.has(topic) ? properSubjects(withoutTopic(topic, question)) : []
  // Of a sight it is enough to know the place: 'gorilla trekking' is found under gorillas.
  const rest = left.filter((stem) => topic !== 'attractions' || knowledge.index.holds(stem)).join(' ')
  const least = NARROW.has(topic) ? 2 : 1
  const isCloser = subjectStems(rest).length >= least && answerFromNotes(rest, knowledge) !== null
  if (!isCloser) return { kind: 'topic', topic, question }
  return {
    kind: 'note',
    question: answerFromNotes(question, knowledge) === null ? rest : question,
    asked: question,
  }
}

/** 'Is gorilla trekking a day trip?': what we know of the region is worth telling, but first that this is not in it. */
function isOfUnknownPlace(question: string, knowledge: Knowledge): boolean {
  return isUnheard(properSubjects(withoutTopic('attractions', question)), knowledge)
}

/** True where there are things asked about and our notes hold none of them. */
function isUnheard(stems: readonly string[], { index }: Knowledge): boolean {
  return stems.length > 0 && stems.every((stem) => !index.holds(stem))
}

const BROAD: ReadonlySet<TopicId> = new Set([
  'attractions',
  'menu',
  'included',
  'extras',
  'weather',
  'gallery',
  'payment',
  'meal-hours',
])

/** These give way to nothing less than two words found beside each other. */
const NARROW: ReadonlySet<TopicId> = new Set(['payment', 'meal-hours'])

/** True where a note about what was spoken of before also holds everything that is asked now. */
function coversAll(question: string, led: string, { index }: Knowledge): boolean {
  const [best] = index.find(led)
  if (!best || best.coverage < MOSTLY) return false
  const held = new Set(subjectStems(`${best.note.title} ${best.note.text}`.toLowerCase()))
  return subjectStems(question).every((stem) => held.has(stem))
}
