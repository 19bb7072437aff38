import type { Share } from '@/features/questions/understand/classifier'
import { holdsCode } from '@/features/questions/understand/message-signs'
import { numbersInFigures } from '@/features/questions/understand/number-words'
import { properSubjects, subjectStems } from '@/features/questions/understand/plain-words'
import { readWish } from '@/features/questions/understand/read-wish'
import { shiftStay } from '@/features/questions/understand/shift-stay'
import { splitList } from '@/features/questions/understand/split-questions'
import { continueWish, leadsOn, type StayWish, saysAnything } from '@/features/questions/understand/stay-wish'
import { isOfTopic, readTopics, type TopicId } from '@/features/questions/understand/topics'
import { addDays, type Day } from '@/kernel/days'
import type { Knowledge } from '../knowledge/knowledge'
import { findTaught, type KnownFact } from '../knowledge/known-facts'
import { answerFromNotes, asksOfUnknown } from './answer-note'
import { isClear, LIKELY, MOST_ASKED, SURE, THINKABLE, VERY_SURE } from './certainty'
import type { Nights } from './find-stays'
import { isSettled, isStay, isTalk, type SettledTopic, type TalkTopic } from './topic-kinds'

/** What an answer is made from. */
export type AnswerContext = {
  knowledge: Knowledge
  today: Day
  /** Reads, live, which nights are taken from one day to another. */
  lookUpNights: (first: Day, last: Day) => Promise<Nights>
}

/** One thing to be answered. */
export type Part =
  | { kind: 'talk'; topic: TalkTopic }
  | { kind: 'topic'; topic: SettledTopic; question: string; isSure: boolean }
  | {
      kind: 'note'
      question: string
      /** What was asked in whole, where `question` is the part of it that notes are found by. */
      asked?: string
      /** The topic it stands under, where that was sure. */
      topic?: TopicId
    }
  /** Something staff taught an answer to. */
  | { kind: 'fact'; fact: KnownFact }
  | { kind: 'unlisted' }
  /** Nothing is sure: what it may have been about, the likeliest first. */
  | { kind: 'unsure'; topics: TopicId[] }
  | { kind: 'stay'; wish: StayWish; isSure: boolean }

/** What was spoken of before: a stay, or the question that something else was asked with. */
export type Earlier = { wish: StayWish | null; subject: string | null }

/** So much nearer what was typed must be for its spelling to stay as it was. */
const CLEARLY = 0.05
/** Of a question that names nothing, under this share the message around it tells more. */
const WITHOUT_SUBJECT = 0.9
const CLOSE = 0.7
/** Words of a question up to which a note is looked for without any topic: of more some stand in every long note. */
const MOST_STEMS = 5

/** 'Check in 10 July, check out 12 July' asks for a stay. */
const OF_DAYS: ReadonlySet<TopicId> = new Set(['check-in', 'check-out'])

/** What one question asks for: a stay (`wish`), or parts to be answered. */
export type Reading = {
  parts: Part[]
  wish: StayWish | null
  isUnknown?: boolean
  /** What it was read from may as well have been something else. */
  isDoubtful?: boolean
}

/** A question with the message it is from, and as it was typed before its spelling was mended. */
export type Asked = { question: string; whole: string; typed: string }

/** What one question of a message (`whole`) asks for: a stay (`wish`), or parts to be answered. */
export function readQuestion(asked: Asked, hotel: AnswerContext, before: Earlier): Reading {
  const { question } = asked
  const { knowledge } = hotel
  if (holdsCode(question)) return { parts: [{ kind: 'talk', topic: 'instructions' }], wish: null }
  const shares = weighTopics(asked, knowledge, before)
  const taught = findTaught(question, knowledge.houseFacts)
  const isAnswered = shares[0]?.label !== 'unknown' && (shares[0]?.share ?? 0) >= VERY_SURE
  if (taught && (!isAnswered || taught.isSame))
    return { parts: [{ kind: 'fact', fact: taught.fact }], wish: null }
  const shareOf = (test: (topic: TopicId) => boolean) =>
    shares.reduce((sum, { label, share }) => sum + (test(label) ? share : 0), 0)
  const own = readWish(question, knowledge, hotel.today)
  const listed = own.when ? null : readList(question, knowledge)
  if (listed) return listed
  const best = shares[0]
  const talk = shares.find(({ label }) => isTalk(label))
  const topic = shares.find(({ label }) => isSettled(label))
  const stay = shareOf(isStay)
  const isOfDays = topic && OF_DAYS.has(topic.label) && own.when && own.when.kind !== 'night'
  if (talk && isTalk(talk.label) && talk.share >= SURE && talk === best)
    return { parts: [{ kind: 'talk', topic: talk.label }], wish: null }
  const wish = readStay(question, own, hotel, before, {
    stay,
    topic: isOfDays ? 0 : (topic?.share ?? 0),
  })
  if (wish)
    return {
      parts: [],
      wish,
      isDoubtful: stay < SURE && (speaksOfElse(question, knowledge) || (topic?.share ?? 0) > stay / 2),
    }
  if (topic && isSettled(topic.label) && topic.share >= SURE)
    return {
      parts: [
        partOf(topic.label, putFor(topic.label, asked, knowledge), topic.share >= VERY_SURE, knowledge),
      ],
      wish: null,
      isDoubtful: topic.share < VERY_SURE,
    }
  const next = shares.find(({ label }) => label !== topic?.label)?.share ?? 0
  const isLikely = topic && !leadsOn(question) && isClear(topic.share, next, LIKELY)
  if (isLikely && isSettled(topic.label))
    return {
      parts: [partOf(topic.label, putFor(topic.label, asked, knowledge), false, knowledge)],
      wish: null,
      isDoubtful: true,
    }
  const note = readNote(question, knowledge, before.subject)
  if (note) return { parts: [note], wish: null }
  if (asksOfUnknown(question, knowledge) && !isHeardOf(question, shares[0]?.label))
    return { parts: [{ kind: 'unlisted' }], wish: null, isUnknown: true }
  const thinkable = shares
    .filter(({ label, share }) => share >= THINKABLE && (isSettled(label) || isStay(label)))
    .slice(0, MOST_ASKED)
    .map(({ label }) => label)
  return {
    parts: thinkable.length > 0 ? [{ kind: 'unsure', topics: thinkable }] : [],
    wish: null,
    isUnknown: true,
  }
}

/** The topics of a question; where it leaves them open, what was said around or before it counts as well. */
function weighTopics({ question, whole, typed }: Asked, { names }: Knowledge, { subject }: Earlier) {
  const alone = average(readTopics(question, names), readTopics(typed, names))
  const around = leadsOn(question) && subject ? `${subject} ${question}` : whole
  if (around === question) return alone
  const most = alone[0]?.share ?? 0
  // 'Where may he?' says nothing by itself, 'where are you?' does.
  if (subjectStems(question).length === 0 && most < WITHOUT_SUBJECT) return readTopics(around, names)
  if (most >= VERY_SURE) return alone
  const wide = new Map(readTopics(around, names).map(({ label, share }) => [label, share]))
  return alone
    .map(({ label, share }) => ({ label, share: (share + 2 * (wide.get(label) ?? 0)) / 3 }))
    .sort((one, other) => other.share - one.share)
}

/** A mended word may be another than was meant: what was typed counts as much. */
function average(mended: Share<TopicId>[], typed: Share<TopicId>[]): Share<TopicId>[] {
  const shares = new Map(typed.map(({ label, share }) => [label, share]))
  return mended
    .map(({ label, share }) => ({ label, share: (share + (shares.get(label) ?? 0)) / 2 }))
    .sort((one, other) => other.share - one.share)
}

/** The question as it was typed or as it was mended, whichever is nearer to the topic it was taken for. */
function putFor(topic: TopicId, { question, typed }: Asked, { names }: Knowledge): string {
  if (typed === question) return question
  const nearness = (text: string) => readTopics(text, names).find(({ label }) => label === topic)?.share ?? 0
  return nearness(typed) > nearness(question) + CLEARLY ? typed : question
}

/** 'Do you have wifi, parking and security?': a list of things, each of which is something by itself. */
function readList(question: string, knowledge: Knowledge): Reading | null {
  const items = splitList(question)
  if (items.length < 2 || items.length > 6) return null
  const parts = items.flatMap((item): Part[] => {
    const [best] = readTopics(item, knowledge.names)
    return best && isSettled(best.label) && best.share >= SURE
      ? [partOf(best.label, item, true, knowledge)]
      : []
  })
  const kinds = new Set(parts.map((part) => (part.kind === 'topic' ? part.topic : part.kind)))
  const isMostly = parts.length > 1 && parts.length >= items.length - (items.length > 2 ? 1 : 0)
  if (!isMostly || kinds.size < parts.length) return null
  return { parts, wish: null, isUnknown: parts.length < items.length }
}

/** The stay a question is about, with what was said of it before; null where it is about something else. */
function readStay(
  question: string,
  own: StayWish,
  { knowledge }: AnswerContext,
  before: Earlier,
  shares: { stay: number; topic: number },
): StayWish | null {
  const doesLeadOn = leadsOn(question)
  const isBare = saysAnything(own) && properSubjects(question).length <= 3
  const continues = before.wish !== null && (doesLeadOn || isBare || own.acts.length > 0)
  const shifted = before.wish?.when ? shiftFrom(before.wish, question) : null
  const now: StayWish = shifted ? { ...own, when: { kind: 'stay', stay: shifted } } : own
  const isLikelier = shares.stay >= shares.topic
  if (!saysAnything(now) && now.acts.includes('choose') && isUnheardOf(question, knowledge)) return null
  const isAboutStay =
    (saysAnything(now) && (isLikelier || (shares.topic < SURE && shares.stay > THINKABLE))) ||
    (continues && saysAnything(now) && shares.topic < SURE) ||
    (now.named !== undefined && shares.topic < VERY_SURE) ||
    (shares.stay >= SURE && !isUnheardOf(question, knowledge)) ||
    (continues && doesLeadOn && isLikelier && now.acts.length > 0)
  if (!isAboutStay || (shares.stay < VERY_SURE && noteIsCloser(question, now, knowledge))) return null
  return before.wish && continues ? continueWish(before.wish, now) : now
}

function shiftFrom(before: StayWish, question: string) {
  const { when, nights } = before
  const figured = numbersInFigures(question)
  if (when?.kind === 'stay') return shiftStay(figured, when.stay)
  if (when?.kind !== 'night') return null
  const moved = shiftStay(figured, { checkIn: when.day, checkOut: when.day })
  if (!moved || moved.checkOut > moved.checkIn) return moved
  return shiftStay(figured, { checkIn: when.day, checkOut: addDays(when.day, nights ?? 1) })
}

/** 'How much is the boat trip?' looks like a price of ours and is not: a note that covers it all knows better. */
function noteIsCloser(question: string, wish: StayWish, { index }: Knowledge): boolean {
  if (wish.named || wish.board || wish.wants || wish.guests !== undefined || wish.nights !== undefined)
    return false
  const subjects = properSubjects(question).filter((stem) => !isOfStays(stem))
  if (subjects.length === 0) return false
  const [best] = index.find(subjects.join(' '))
  return best !== undefined && best.note.kind !== 'villa' && best.coverage >= CLOSE
}

function isOfStays(stem: string): boolean {
  return (['stay-free', 'stay-choose', 'stay-describe'] as const).some((topic) => isOfTopic(topic, stem))
}

/** 'My lottery numbers for Friday' names a day and things that are none of ours. */
function speaksOfElse(question: string, { index }: Knowledge): boolean {
  return properSubjects(question).some((stem) => !isOfStays(stem) && !index.holds(stem))
}

/** A topic gives way to a note about the very thing: 'where can I see zebras?' asks for no list of sights. */
function partOf(topic: SettledTopic, question: string, isSure: boolean, knowledge: Knowledge): Part {
  const own = { kind: 'topic', topic, question, isSure } as const
  if (!GIVES_WAY.has(topic)) return own
  const left = properSubjects(question).filter((stem) => !GENERAL.has(stem) && knowledge.index.holds(stem))
  const rest = left.join(' ')
  if (left.length === 0 || answerFromNotes(rest, knowledge) === null) return own
  const whole = answerFromNotes(question, knowledge)
  return { kind: 'note', question: whole === null ? rest : question, asked: question, topic }
}

/** Topics under which many things stand that have notes of their own. */
const GIVES_WAY: ReadonlySet<TopicId> = new Set([
  'attractions',
  'menu',
  'included',
  'extras',
  'gallery',
  'weather',
  'park-trips',
  'shopping',
  'events',
])

/** Words such topics are asked about with, which name nothing in particular. */
const GENERAL = new Set(
  subjectStems(`thing attraction visit place activity local sight tour explore food eat dish restaurant menu meal service
    facility amenity area region hotel town do drive car road photo picture video child family free trip day event
    happen music weekend month shop market buy serve drink cook clothes pack wear weather hot cold warm rain dry season
    climate temperature time year jacket umbrella sunny`),
)

/** A note that answers a question by itself, or together with what was asked before it. */
function readNote(question: string, knowledge: Knowledge, subject: string | null): Part | null {
  if (subjectStems(question).length > MOST_STEMS) return null
  const isShort = subject !== null && subjectStems(question).length <= 2
  const led = isShort || leadsOn(question) ? `${subject ?? ''} ${question}` : null
  const found = [question, properSubjects(question).join(' '), led].find(
    (text) => text && answerFromNotes(text, knowledge) !== null,
  )
  return found ? { kind: 'note', question: found, asked: question } : null
}

/** True where there are things asked about and our notes hold none of them. */
function isUnheardOf(question: string, { index }: Knowledge): boolean {
  const stems = properSubjects(question)
  return stems.length > 0 && stems.every((stem) => !index.holds(stem))
}

function isHeardOf(question: string, topic: TopicId | undefined): boolean {
  return (
    topic !== undefined &&
    topic !== 'unknown' &&
    properSubjects(question).some((stem) => isOfTopic(topic, stem))
  )
}
