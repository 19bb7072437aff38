import { type AnsweredLanguage, putSlotsInEnglish } from '@/features/questions/understand/foreign-slots'
import {
  setMarkupApart,
  withoutCardNumbers,
  withoutCourtesy,
} from '@/features/questions/understand/message-signs'
import { phrases } from '@/features/questions/understand/phrases'
import { hotelPhrases, plainText } from '@/features/questions/understand/plain-words'
import { mendSpelling } from '@/features/questions/understand/spelling'
import { asksSomething, splitQuestions } from '@/features/questions/understand/split-questions'
import {
  asksForStay,
  continueWish,
  readActs,
  type StayWish,
  saysAnything,
} from '@/features/questions/understand/stay-wish'
import {
  judgeShares,
  readLanguage,
  readTopics,
  SURE,
  standsAlone,
  type TopicKind,
} from '@/features/questions/understand/topics'
import { currentLanguage, LANGUAGES, type Language } from '@/kernel/language'
import {
  type AnswerContext,
  type Earlier,
  type Part,
  type Reading,
  readQuestion,
  readSlots,
} from './read-question'
import { isSettled, type TalkTopic } from './topic-kinds'

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

/** What a message asks for, read by the rules of its language. */
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
  const asked = setMarkupApart(withoutCard)
  if (language === 'en') takeEnglish(turn, asked, hotel, before, most)
  else takeForeign(turn, asked, language, hotel, before, most)
  const isChatToo = turn.parts.some(({ kind }) => kind !== 'talk')
  const parts = isChatToo
    ? turn.parts.filter((part) => part.kind !== 'talk' || !PLEASANTRIES.has(part.topic))
    : turn.parts
  return { ...turn, parts }
}

const PLEASANTRIES: ReadonlySet<TalkTopic> = new Set(['greeting', 'how-are-you', 'thanks', 'bye', 'kind'])

/**
 * The questions of an English message in turn. What only tells beside what asks is no question: it is what was spoken of
 * before, and is answered alone where nothing else is. A request is a question, whatever else is asked beside it.
 */
function takeEnglish(turn: Turn, asked: string, hotel: AnswerContext, before: Earlier, most: number): void {
  const typed = hotelPhrases(asked)
  const text = hotelPhrases(mendSpelling(typed, hotel.knowledge.vocabulary))
  const questions = splitQuestions(text)
  const asTyped = splitQuestions(typed)
  const isAsked = questions.some((question) => asksSomething(question, asked))
  const aside: [question: string, read: Reading][] = []
  const saysStay = (question: string) =>
    saysAnything(readSlots({ question, slots: question, isEnglish: true }, hotel))
  for (const [place, whole] of readable(turn, questions, most, saysStay)) {
    const question = withoutCourtesy(whole) || whole
    const own = asTyped.length === questions.length ? asTyped[place] : undefined
    const about = { question, whole: text, typed: own ?? question, slots: question, isEnglish: true }
    const told = aside.findLast(([, { wish }]) => wish)?.[1].wish ?? before.wish
    const read = readQuestion(about, hotel, earlierOf(turn, { ...before, wish: told }))
    const onlyTells = !asksSomething(whole, asked)
    if (onlyTells && read.isUnknown && questions.length > 1) continue
    const isAside = read.wish ? !turn.wish && !requestsStay(question, read) : read.isDoubtful
    if (onlyTells && isAsked && isAside) aside.push([question, read])
    else take(turn, question, read)
  }
  if (turn.parts.length === 0) for (const [question, read] of aside) take(turn, question, read)
  turn.wish ??= aside.findLast(([, { wish }]) => wish)?.[1].wish ?? null
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

/**
 * The questions that are read of a message, with their places; of an earlier one those that say something of a stay first.
 * A message that holds more is open in part.
 */
function readable(
  turn: Turn,
  questions: readonly string[],
  most: number,
  saysStay: (question: string) => boolean,
): [place: number, question: string][] {
  const all = [...questions.entries()].slice(0, MOST_QUESTIONS)
  turn.open.push(...questions.slice(MOST_QUESTIONS, MOST_QUESTIONS + 1))
  if (all.length <= most) return all
  const ofStays = all.filter(([, question]) => saysStay(question))
  const others = all.filter((one) => !ofStays.includes(one))
  return [...ofStays, ...others].slice(0, most).sort(([one], [other]) => one - other)
}

/** Days and party may stand in another sentence: 'Nous arrivons le 3 mai. Avez-vous une villa ?' */
function takeForeign(
  turn: Turn,
  asked: string,
  language: AnsweredLanguage,
  hotel: AnswerContext,
  before: Earlier,
  most: number,
): void {
  const read = (question: string) => {
    const slots = putSlotsInEnglish(question, language)
    return { slots, own: readSlots({ question, slots, isEnglish: false }, hotel) }
  }
  const { named: _named, villas: _villas, ...around } = read(asked).own
  for (const [, clause] of readable(
    turn,
    splitForeign(asked, (one) => read(one).own),
    most,
    (one) => saysAnything(read(one).own),
  )) {
    const { slots, own } = read(clause)
    const speaksForItself = own.named !== undefined && own.when !== undefined
    const about = { question: clause, whole: clause, typed: clause, slots, isEnglish: false }
    const asks = speaksForItself ? about : { ...about, around }
    take(turn, clause, readQuestion(asks, hotel, earlierOf(turn, before)))
  }
}

/** A sentence's end; not the point after a day: 'vom 3. bis 5. Januar'. */
const SENTENCE_END = /[?!;\n]+|(?<!\d)\.+(?=\s|$)/
/** What joins two questions of a sentence. */
const JOINT = /,? (?:et|und|na|sowie|ainsi que|pamoja na) |, /g
const MOST_JOINTS = 3

/** What is asked with a question, and what it says of a stay. */
type Half = { kind: TopicKind | null; saysStay: boolean; asksForStay: boolean }

/** The clauses of a message: its sentences, and the halves of one where each is about something of its own. */
function splitForeign(text: string, read: (clause: string) => StayWish): string[] {
  const judge = (clause: string): Half => {
    const guess = judgeShares(clause, readTopics(clause))
    const own = read(clause)
    const asksPrice = own.acts.includes('price') && guess.confidence < SURE
    return {
      kind: standsAlone(guess, clause) ? (guess.kinds[0]?.label ?? null) : null,
      saysStay: saysAnything(own) || asksPrice,
      asksForStay: asksForStay(own),
    }
  }
  return text
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, MOST_QUESTIONS + 1)
    .flatMap((sentence) => {
      const joints = [...sentence.matchAll(JOINT)]
      if (joints.length === 0 || joints.length > MOST_JOINTS) return [sentence]
      const ways = joints.map(({ index, 0: joint }) => [
        sentence.slice(0, index),
        sentence.slice(index + joint.length),
      ])
      return [sentence.split(JOINT), ...ways].find((halves) => areApart(halves.map(judge))) ?? [sentence]
    })
}

/** True where each half is about something else, and what is said of a stay is said in the one that asks for it. */
function areApart(halves: readonly Half[]): boolean {
  const ofStay = halves.filter(({ kind, ...half }) => half.asksForStay || (kind === 'stay' && half.saysStay))
  const others = halves.filter((half) => !ofStay.includes(half) && half.kind && isSettled(half.kind))
  const topics = new Set(others.map(({ kind }) => kind))
  const isOthers = others.length + ofStay.length === halves.length && topics.size === others.length
  return (
    isOthers && (ofStay.length === 0 || (ofStay.length === 1 && others.every(({ saysStay }) => !saysStay)))
  )
}

function earlierOf(turn: Turn, before: Earlier): Earlier {
  return { wish: turn.wish ?? before.wish, subject: turn.subject ?? before.subject }
}

function take(turn: Turn, question: string, read: Reading): void {
  turn.parts.push(...read.parts)
  if (read.isUnknown) turn.open.push(question)
  if (read.wish) turn.wish = mergeStay(turn, read.wish, read)
  else if (read.parts.some(({ kind }) => kind === 'topic' || kind === 'note' || kind === 'fact'))
    turn.subject = question
}

/** Sentences about one stay are one wish; another villa or other dates asked about are another. */
function mergeStay(turn: Turn, now: StayWish, { isDoubtful, stay }: Reading): StayWish {
  const here = turn.wish
  const named = here && continueWish(here, now).named
  const isOther =
    here &&
    ((here.named && here.named[0]?.label !== named?.[0]?.label) ||
      (here.when && now.when && here.when !== now.when))
  const acts = [...new Set([...(here && !isOther ? here.acts : []), ...now.acts])]
  const merged = here ? continueWish(here, { ...now, acts }) : now
  if (here && !isOther)
    turn.parts.splice(
      turn.parts.findLastIndex(({ kind }) => kind === 'stay'),
      1,
    )
  turn.parts.push({ kind: 'stay', wish: merged, topic: stay ?? 'stay-free', isSure: !isDoubtful })
  return merged
}
