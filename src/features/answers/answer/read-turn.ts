import type { FoundPassage } from '@/features/passages/knowledge/index-passages'
import { PLEASANTRIES } from '@/features/passages/knowledge/topic-kinds'
import { setMarkupApart, withoutCardNumbers } from '@/features/questions/understand/message-signs'
import { phrases } from '@/features/questions/understand/phrases'
import { plainText, properSubjects } from '@/features/questions/understand/plain-words'
import { asksSomething } from '@/features/questions/understand/split-questions'
import {
  asksForStay,
  continueWish,
  readActs,
  type StayWish,
  saysAnything,
  type When,
} from '@/features/questions/understand/stay-wish'
import { isOfKind, readLanguage } from '@/features/questions/understand/topics'
import type { Day } from '@/kernel/days'
import { currentLanguage, LANGUAGES, type Language } from '@/kernel/language'
import { type AnswerContext, type Asked, type Earlier, readSlots } from './asked'
import { type Part, type Reading, readQuestion } from './read-question'
import { splitMessage } from './split-message'

/** What a message asks for, part by part, and what of it is left open. */
export type Turn = {
  parts: Part[]
  open: string[]
  hasCard: boolean
  wish: StayWish | null
  subject: string | null
}

/**
 * The language a message is answered in: its own where that can be told and is one of ours, else that of what was said
 * before it, else the page's.
 */
export function languageOf(message: string, before: readonly string[] = []): Language {
  for (const text of [message, ...before.toReversed()]) {
    const told = readLanguage(text)
    const own = LANGUAGES.find((language) => language === told)
    if (own) return own
  }
  return currentLanguage()
}

/** What was spoken of before: answers are not trusted with it, since anybody may send them along. */
export function readEarlier(messages: readonly string[], hotel: AnswerContext): Earlier {
  return messages.reduce<Earlier>(
    (before, message) => {
      const { wish, subject, parts } = readTurn(message, hotel, before, MOST_OF_EARLIER)
      const isOfStay = parts.some(({ kind }) => kind === 'stay')
      return { wish: wish ?? before.wish, subject: isOfStay ? null : (subject ?? before.subject) }
    },
    { wish: null, subject: null },
  )
}

/** Questions that are read of a message, and of each that was sent before it: every one costs some milliseconds. */
const MOST_QUESTIONS = 12
const MOST_OF_EARLIER = 3

/**
 * What a message asks for, question by question. What only tells beside what asks is no question: it is what was spoken of
 * before, and is answered alone where nothing else is. A request is a question, whatever else is asked beside it.
 */
export function readTurn(
  message: string,
  hotel: AnswerContext,
  before: Earlier,
  most: number = MOST_QUESTIONS,
): Turn {
  const language = languageOf(message)
  const plain = plainText(message)
  const withoutCard = withoutCardNumbers(plain)
  const turn: Turn = { parts: [], open: [], hasCard: withoutCard !== plain, wish: null, subject: null }
  const text = setMarkupApart(withoutCard)
  const questions = splitMessage(text, language, hotel)
  const asks = ({ question }: Asked) => language !== 'en' || asksSomething(question, text)
  const isAsked = questions.some(asks)
  const aside: [question: string, read: Reading][] = []
  for (const asked of readable(turn, questions, most, hotel)) {
    const told = aside.findLast(([, { wish }]) => wish)?.[1].wish ?? before.wish
    const read = readQuestion(asked, hotel, earlierOf(turn, { ...before, wish: told }))
    const onlyTells = !asks(asked)
    if (onlyTells && isAsked && !read.wish) {
      const wish = readSlots(asked, hotel)
      if (wish.when?.kind === 'stay') aside.push([asked.question, { parts: [], wish }])
    }
    if (onlyTells && read.isUnknown && questions.length > 1) continue
    const isAside = read.wish ? !turn.wish && !requestsStay(asked.question, read) : read.isDoubtful
    if (onlyTells && isAsked && isAside) aside.push([asked.question, read])
    else take(turn, asked.question, read)
  }
  if (turn.parts.length === 0) for (const [question, read] of aside) take(turn, question, read)
  const isChatAlone = turn.parts.every(({ kind }) => kind === 'talk')
  return {
    ...turn,
    wish: turn.wish ?? aside.findLast(([, { wish }]) => wish)?.[1].wish ?? null,
    parts: turn.parts.filter((part) => isChatAlone || part.kind !== 'talk' || !PLEASANTRIES.has(part.topic)),
  }
}

const OF_LODGING = phrases('villa, villas, room, rooms, studio, studios, suite, suites, accommodation, place')
const HAS_BOOKED = phrases('booked, have a booking, have a reservation')

/** 'I need a villa from 12 to 15 December', unlike 'we arrive on 12 December'. */
function requestsStay(question: string, { wish, isDoubtful }: Reading): boolean {
  if (HAS_BOOKED(question)) return false
  if (wish && asksForStay(wish)) return true
  if (wish?.named || OF_LODGING(question)) return wish?.when !== undefined || !isDoubtful
  return !isDoubtful && readActs(question).some((act) => act !== 'describe')
}

/** The questions that are read of a message; of an earlier one those that say something of a stay first. */
function readable(turn: Turn, questions: readonly Asked[], most: number, hotel: AnswerContext): Asked[] {
  const all = questions.slice(0, MOST_QUESTIONS)
  turn.open.push(...questions.slice(MOST_QUESTIONS, MOST_QUESTIONS + 1).map(({ question }) => question))
  if (all.length <= most) return all
  const ofStays = all.filter((asked) => saysAnything(readSlots(asked, hotel)))
  const chosen = new Set([...ofStays, ...all].slice(0, most))
  return all.filter((asked) => chosen.has(asked))
}

function earlierOf(turn: Turn, before: Earlier): Earlier {
  return { wish: turn.wish ?? before.wish, subject: turn.subject ?? before.subject }
}

function take(turn: Turn, question: string, read: Reading): void {
  for (const part of read.parts) takePart(turn, part)
  if (read.isUnknown) turn.open.push(question)
  if (read.wish) turn.wish = mergeStay(turn, question, read.wish, read)
  else if (read.parts.some(({ kind }) => kind === 'topic' || kind === 'note' || kind === 'fact'))
    turn.subject = question
}

/** The day of a stay's beginning, by which two are told apart. */
function arrivalOf(when: When): When | Day {
  return when.kind === 'stay' ? when.stay.checkIn : when.kind === 'night' ? when.day : when
}

/** Questions about one topic are answered as one; what names something else beside it, and is not sure, is open. */
function takePart(turn: Turn, part: Part): void {
  if (part.kind !== 'topic') return void turn.parts.push(part)
  const { topic, question, reads, isSure } = part
  const place = turn.parts.findIndex((one) => one.kind === 'topic' && one.topic === topic)
  const before = turn.parts[place]
  if (before?.kind !== 'topic') turn.parts.push(part)
  else if (!isSure && properSubjects(question).some((stem) => !isOfKind(topic, stem)))
    turn.open.push(question)
  else {
    const both = { question: `${before.question}; ${question}`, reads: `${before.reads}; ${reads}` }
    const passages = joinPassages(before.passages, part.passages)
    turn.parts[place] = { ...before, ...both, passages, isSure: before.isSure || isSure }
  }
}

function joinPassages(some: readonly FoundPassage[], others: readonly FoundPassage[]): FoundPassage[] {
  return [...some, ...others].sort((one, other) => other.evidence - one.evidence)
}

/** Sentences about one stay are one wish; another villa or other dates asked about are another. */
function mergeStay(
  turn: Turn,
  question: string,
  now: StayWish,
  { isDoubtful, stay, passages = [] }: Reading,
): StayWish {
  const here = turn.wish
  const named = here && continueWish(here, now).named
  const isOther =
    here &&
    ((here.named && here.named[0]?.label !== named?.[0]?.label) ||
      (here.wants && !here.named && now.named) ||
      (here.when && now.when && arrivalOf(here.when) !== arrivalOf(now.when)))
  const acts = [...new Set([...(here && !isOther ? here.acts : []), ...now.acts])]
  // 'The dearest one, and why so much?'
  const pick = now.pick ?? (isOther || now.named ? undefined : here?.pick)
  const merged = here ? continueWish(here, { ...now, ...(pick && { pick }), acts }) : now
  const last = turn.parts.findLastIndex(({ kind }) => kind === 'stay')
  const [before] = here && !isOther && last >= 0 ? turn.parts.splice(last, 1) : []
  const ofBoth = before?.kind === 'stay' ? before : { question: '', passages: [] }
  turn.parts.push({
    kind: 'stay',
    wish: merged,
    topic: stay ?? 'stay-free',
    question: `${ofBoth.question} ${question}`,
    isSure: !isDoubtful,
    passages: joinPassages(ofBoth.passages, passages),
  })
  return merged
}
