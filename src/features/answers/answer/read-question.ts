import type { Share } from '@/features/questions/understand/classifier'
import { holdsCode } from '@/features/questions/understand/message-signs'
import { findNamedVillas, type NamedVillas } from '@/features/questions/understand/named-villas'
import { plainText, properSubjects, subjectStems } from '@/features/questions/understand/plain-words'
import { readWish } from '@/features/questions/understand/read-wish'
import {
  asksForStay,
  continueWish,
  leadsOn,
  refersBack,
  type StayAct,
  type StayWish,
  saysAnything,
} from '@/features/questions/understand/stay-wish'
import {
  type Guess,
  isOfKind,
  judgeShares,
  LIKELY,
  readTopics,
  SURE,
  THINKABLE,
  type TopicId,
  type TopicKind,
  topicAskedIn,
} from '@/features/questions/understand/topics'
import { bookableVillas } from '@/features/search/rules/offers'
import type { Day } from '@/kernel/days'
import type { Knowledge } from '../knowledge/knowledge'
import { findTaught, type KnownFact } from '../knowledge/known-facts'
import { answerFromNotes, asksOfUnknown } from './answer-note'
import { combineVillas } from './combine-villas'
import type { Nights } from './find-stays'
import { changeOf, shiftFrom } from './stay-change'
import { isSettled, isTalk, type SettledTopic, type StayTopic, type TalkTopic } from './topic-kinds'

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
  /** `reads` is the question as answers read it, with days and things in English. */
  | { kind: 'topic'; topic: SettledTopic; question: string; reads: string; isSure: boolean }
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
  /** `topic` is what it was taken for. */
  | { kind: 'stay'; wish: StayWish; topic: StayTopic; isSure: boolean }

/** What was spoken of before: a stay, or the question that something else was asked with. */
export type Earlier = { wish: StayWish | null; subject: string | null }

/** So much nearer what was typed must be for its spelling to stay as it was. */
const CLEARLY = 0.05
/** Words of a question up to which a note is looked for without any topic: of more some stand in every long note. */
const MOST_STEMS = 5
/** Topics that are asked back about. */
const MOST_ASKED = 3
/** Under this share a topic is not even asked about. */
const LEAST_SHARE = 0.1

/** What one question asks for: a stay (`wish`), or parts to be answered. */
export type Reading = {
  parts: Part[]
  wish: StayWish | null
  isUnknown?: boolean
  /** What it was read from may as well have been something else. */
  isDoubtful?: boolean
  /** What a stay is asked about, by its words. */
  stay?: StayTopic
}

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

/** What one question of a message asks for: a stay (`wish`), or parts to be answered. */
export function readQuestion(asked: Asked, hotel: AnswerContext, before: Earlier): Reading {
  const { question, isEnglish } = asked
  const { knowledge } = hotel
  if (holdsCode(question)) return { parts: [{ kind: 'talk', topic: 'instructions' }], wish: null }
  const own = readSlots(asked, hotel)
  // Days and a party speak for themselves.
  const alone = asksForStay(own) ? { ...asked, whole: question } : asked
  const { kinds, confidence, stay } = guessTopic(alone, own, knowledge, before)
  const best = kinds[0]?.label ?? 'unknown'
  const isSure = confidence >= SURE
  const taught = findTaught(question, knowledge.houseFacts)
  if (taught && (best === 'unknown' || !isSure || taught.isSame))
    return { parts: [{ kind: 'fact', fact: taught.fact }], wish: null }
  const change = changeOf(before.wish, own, asked.slots)
  if (!change && isTalk(best) && confidence >= LIKELY)
    return { parts: [{ kind: 'talk', topic: best }], wish: null }
  const ofStay = readStay(asked, { ...own, ...change }, before, {
    best,
    confidence,
    stay,
    isChange: change !== null,
  })
  if (ofStay) return withHall(ofStay, kinds, question, knowledge)
  if (isSettled(best) && confidence >= LIKELY)
    return {
      parts: [
        partOf(
          best,
          { question, reads: isEnglish ? putFor(best, asked, knowledge) : asked.slots, isSure },
          knowledge,
        ),
      ],
      wish: null,
      isDoubtful: !isSure,
    }
  if (isEnglish) {
    const isOfNothing = best === 'unknown' && confidence >= LIKELY
    const note = isOfNothing ? null : readNote(question, knowledge, before.subject)
    if (note) return { parts: [note], wish: null, isDoubtful: true }
    if (asksOfUnknown(question, knowledge) && !isHeardOf(question, best))
      return { parts: [{ kind: 'unlisted' }], wish: null, isUnknown: true }
  }
  const topics = kinds
    .filter(({ label, share }) => share >= LEAST_SHARE && (isSettled(label) || label === 'stay'))
    .slice(0, MOST_ASKED)
    .map(({ label }) => (label === 'stay' ? stay : label))
  const isAskedBack = confidence >= THINKABLE && best !== 'unknown' && topics.length > 0
  return { parts: isAskedBack ? [{ kind: 'unsure', topics }] : [], wish: null, isUnknown: true }
}

/** What a question is about; where it leaves that open, what was said around or before it counts as well. */
function guessTopic(
  { question, whole, typed, slots }: Asked,
  own: StayWish,
  { names }: Knowledge,
  { subject }: Earlier,
): Guess {
  const tapped = topicAskedIn(typed)
  if (tapped) return tapped
  // 'And what does it cost?'
  if (subject && !saysAnything(own) && refersBack(slots)) {
    const both = `${subject} ${question}`
    return judgeShares(both, readTopics(both, names))
  }
  const alone = average(readTopics(question, names), readTopics(typed, names))
  const guess = judgeShares(question, alone)
  const around = leadsOn(question) && subject ? `${subject} ${question}` : whole
  if (around === question || guess.confidence >= SURE) return guess
  // 'Where may he?' says nothing by itself, 'where are you?' does.
  if (subjectStems(question).length === 0) return judgeShares(around, readTopics(around, names))
  const wide = readTopics(around, names)
  return judgeShares(question, average(wide, average(wide, alone)))
}

/** A mended word may be another than was meant: what was typed counts as much. */
function average(some: readonly Share<TopicId>[], others: readonly Share<TopicId>[]): Share<TopicId>[] {
  const shares = new Map(others.map(({ label, share }) => [label, share]))
  return some
    .map(({ label, share }) => ({ label, share: (share + (shares.get(label) ?? 0)) / 2 }))
    .sort((one, other) => other.share - one.share)
}

/** The question as it was typed or as it was mended, whichever is nearer to the topic it was taken for. */
function putFor(topic: TopicId, { question, typed }: Asked, { names }: Knowledge): string {
  const nearness = (text: string) => readTopics(text, names).find(({ label }) => label === topic)?.share ?? 0
  return typed !== question && nearness(typed) > nearness(question) + CLEARLY ? typed : question
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

/** The stay a question is about, with what was said of it before; null where it is about something else. */
function readStay(
  { slots, around }: Asked,
  own: StayWish,
  { wish: before }: Earlier,
  {
    best,
    confidence,
    stay,
    isChange,
  }: { best: TopicKind; confidence: number; stay: StayTopic; isChange: boolean },
): Reading | null {
  const isAbout = best === 'stay' && confidence >= LIKELY
  const isElse = isSettled(best) && confidence >= LIKELY
  const isSureOfElse = isElse && confidence >= SURE
  const subjects = properSubjects(slots)
  const shifted = before?.when ? shiftFrom(before, slots) : null
  const says = saysAnything(own) || shifted !== null
  // 'And for four people?', '12 to 15 May', 'Rose Villa': nothing but what is said of a stay.
  const isBare = isChange || (says && subjects.length === 0 && !isSureOfElse)
  const isNamed = own.named !== undefined && !isSureOfElse
  const goesOn = before !== null && says && !isElse && (subjects.length <= 1 || leadsOn(slots))
  const isAsked = asksForStay(own) && !isSureOfElse
  if (!isAbout && !isBare && !isNamed && !isAsked && !goesOn) return null
  const now: StayWish = shifted
    ? { ...own, when: { kind: 'stay', stay: shifted } }
    : { ...around, ...own, ...(own.acts.length === 0 && isAbout && { acts: [ACTS[stay]] }) }
  const isPlain = isBare || isNamed || isAsked || (isAbout && own.when?.kind === 'stay')
  const isDoubtful = !isPlain && (best !== 'stay' || (confidence < SURE && before === null))
  return { parts: [], wish: before ? continueWish(before, now) : now, isDoubtful, stay }
}

/**
 * A party that no villa holds may come for a hall with its days, as it may for a stay: where it may, halls are told first, and
 * villas only where some of them hold it together.
 */
function withHall(
  read: Reading,
  kinds: Guess['kinds'],
  question: string,
  { villas }: Pick<Knowledge, 'villas'>,
): Reading {
  const isOfHall = kinds.some(({ label, share }) => label === 'venue' && share >= LEAST_SHARE)
  if (!isOfHall || !read.wish?.guests) return read
  const group = combineVillas(bookableVillas(villas), read.wish)
  if (group.length === 1) return read
  const wish = group.length > 0 ? read.wish : null
  return {
    ...read,
    parts: [{ kind: 'topic', topic: 'venue', question, reads: question, isSure: true }],
    wish,
  }
}

const ACTS: Record<StayTopic, StayAct> = {
  'stay-free': 'availability',
  'stay-price': 'price',
  'stay-book': 'book',
  'stay-choose': 'choose',
  'stay-describe': 'describe',
}

/** A topic gives way to a note about the very thing: 'where can I see zebras?' asks for no list of sights. */
function partOf(
  topic: SettledTopic,
  asked: { question: string; reads: string; isSure: boolean },
  knowledge: Knowledge,
): Part {
  const own = { kind: 'topic', topic, ...asked } as const
  const { reads: question } = asked
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

/** True where a question names what its topic is known by. */
function isHeardOf(question: string, topic: TopicKind): boolean {
  return topic !== 'unknown' && properSubjects(question).some((stem) => isOfKind(topic, stem))
}
