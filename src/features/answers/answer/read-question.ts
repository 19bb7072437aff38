import type { FoundPassage } from '@/features/passages/knowledge/index-passages'
import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { findTaught, type KnownFact } from '@/features/passages/knowledge/known-facts'
import {
  isSettled,
  isTalk,
  type SettledTopic,
  type StayTopic,
  type TalkTopic,
} from '@/features/passages/knowledge/topic-kinds'
import { holdsCode } from '@/features/questions/understand/message-signs'
import { properSubjects } from '@/features/questions/understand/plain-words'
import {
  asksForStay,
  continueWish,
  leadsOn,
  type StayAct,
  type StayWish,
  saysAnything,
} from '@/features/questions/understand/stay-wish'
import {
  type Guess,
  LIKELY,
  SURE,
  THINKABLE,
  type TopicId,
  type TopicKind,
} from '@/features/questions/understand/topics'
import { bookableVillas } from '@/features/search/rules/offers'
import { daysBetween } from '@/kernel/days'
import { asksForMore, likelyPassage } from './answer-note'
import { type AnswerContext, type Asked, type Earlier, readSlots } from './asked'
import { combineVillas } from './combine-villas'
import { guessTopic, putFor } from './guess-topic'
import { changeOf, shiftFrom } from './stay-change'

/** One thing to be answered. */
export type Part =
  | { kind: 'talk'; topic: TalkTopic }
  /** `reads` is the question as answers read it, with days and things in English. */
  | {
      kind: 'topic'
      topic: SettledTopic
      question: string
      reads: string
      isSure: boolean
      passages: readonly FoundPassage[]
    }
  /** What the pages say that no topic led to. */
  | { kind: 'note'; question: string; reads: string; passage: FoundPassage }
  /** Something staff taught an answer to. */
  | { kind: 'fact'; fact: KnownFact }
  /** Nothing is sure: what it may have been about, the likeliest first. */
  | { kind: 'unsure'; topics: TopicId[] }
  /** `topic` is what it was taken for. */
  | {
      kind: 'stay'
      wish: StayWish
      topic: StayTopic
      question: string
      isSure: boolean
      passages: readonly FoundPassage[]
    }

/** Topics that are asked back about. */
const MOST_ASKED = 3
/** A party of fewer comes to sleep. */
const LEAST_FOR_HALL = 12
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
  /** What the pages say that may answer it, the likeliest first. */
  passages?: readonly FoundPassage[]
}

/** What one question of a message asks for: a stay (`wish`), or parts to be answered. */
export function readQuestion(asked: Asked, hotel: AnswerContext, before: Earlier): Reading {
  const { question, isEnglish } = asked
  const { knowledge } = hotel
  if (holdsCode(question)) return { parts: [{ kind: 'talk', topic: 'instructions' }], wish: null }
  const own = readSlots(asked, hotel)
  // Days and a party speak for themselves.
  const alone = asksForStay(own) ? { ...asked, whole: question } : asked
  const guess = guessTopic(alone, own, knowledge, before)
  const { kinds, confidence, stay } = guess
  const best = kinds[0]?.label ?? 'unknown'
  const isSure = confidence >= SURE
  const taught = findTaught(question, knowledge.houseFacts)
  if (taught && (best === 'unknown' || !isSure || taught.isSame))
    return { parts: [{ kind: 'fact', fact: taught.fact }], wish: null }
  const change = changeOf(before.wish, own, asked.slots)
  if (!change && isTalk(best) && confidence >= LIKELY && !saysMuch(own))
    return { parts: [{ kind: 'talk', topic: best }], wish: null }
  const ofStay = readStay(asked, { ...own, ...change }, before, {
    best,
    confidence,
    stay,
    isChange: change !== null,
  })
  const passages = knowledge.passages.find(question, kinds)
  const passage = likelyPassage(passages)
  const isOfAll = ofStay?.wish && !saysAnything(ofStay.wish)
  if (isOfAll && asksForMore(question, knowledge)) return { parts: [], wish: null, isUnknown: true }
  const isTold = isOfAll && stay === 'stay-describe' && ofStay.isDoubtful && passage
  if (ofStay && !isTold) return withHall({ ...ofStay, passages }, kinds, question, knowledge)
  if (isSettled(best) && confidence >= LIKELY) {
    const reads = isEnglish ? putFor(best, asked, knowledge) : asked.slots
    const part: Part = { kind: 'topic', topic: best, question, reads, isSure, passages }
    return { parts: [part], wish: null, isDoubtful: !isSure }
  }
  if (passage) {
    const isUnknown = best === 'unknown' && confidence >= LIKELY
    return {
      parts: [{ kind: 'note', question, reads: asked.slots, passage }],
      wish: null,
      isDoubtful: true,
      isUnknown,
    }
  }
  const topics = kinds
    .filter(({ label, share }) => share >= LEAST_SHARE && (isSettled(label) || label === 'stay'))
    .slice(0, MOST_ASKED)
    .map(({ label }) => (label === 'stay' ? stay : label))
  const isAskedBack = confidence >= THINKABLE && best !== 'unknown' && topics.length > 0
  return { parts: isAskedBack ? [{ kind: 'unsure', topics }] : [], wish: null, isUnknown: true }
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
  // Whoever comes in number for some days may need beds beside a hall.
  const isOfGroup = best === 'venue' && (own.guests ?? 0) >= LEAST_FOR_HALL && isOverDays(own)
  const isSureOfElse = isElse && confidence >= SURE && !isOfGroup
  const subjects = properSubjects(slots)
  const shifted = before?.when ? shiftFrom(before, slots) : null
  const says = saysAnything(own) || shifted !== null
  // 'And for four people?', '12 to 15 May', 'Rose Villa': nothing but what is said of a stay.
  const isBare = isChange || (says && subjects.length === 0 && !isSureOfElse)
  const isNamed = own.named !== undefined && !isSureOfElse
  // Who comes, or which bedrooms: the villas that are for them say more than a topic.
  const isForThem =
    yields(best, own) || (own.guests !== undefined && !isElse && (best !== 'unknown' || confidence < LIKELY))
  const goesOn = before !== null && says && !isElse && (subjects.length <= 1 || leadsOn(slots))
  const isAsked = asksForStay(own) && !isSureOfElse
  if (!isAbout && !isBare && !isNamed && !isAsked && !isForThem && !goesOn) return null
  const now: StayWish = shifted
    ? { ...own, when: { kind: 'stay', stay: shifted } }
    : { ...around, ...own, ...(own.acts.length === 0 && isAbout && { acts: [ACTS[stay]] }) }
  const isPlain = isBare || isNamed || isAsked || isForThem || (isAbout && own.when?.kind === 'stay')
  const isDoubtful = !isPlain && (best !== 'stay' || (confidence < SURE && before === null))
  return { parts: [], wish: before ? continueWish(before, now) : now, isDoubtful, stay }
}

function isOverDays({ when }: StayWish): boolean {
  return when?.kind === 'stay' && daysBetween(when.stay.checkIn, when.stay.checkOut) > 1
}

/** True for topics that a villa, a party or bedrooms told with them narrow to what these are. */
function yields(topic: TopicKind, { named, guests, bedrooms, villas }: StayWish): boolean {
  if (topic === 'weekend') return (named ?? guests ?? bedrooms) !== undefined
  const isSmall = guests !== undefined && (topic === 'children' || guests < LEAST_FOR_HALL)
  return isSmall && (topic === 'children' || topic === 'venue') && (named ?? villas) !== undefined
}

/** A party and what they ask of a villa. */
function saysMuch({ guests, bedrooms, bathrooms, ownBeds, when, nights, named }: StayWish): boolean {
  return guests !== undefined && (bedrooms ?? bathrooms ?? ownBeds ?? when ?? nights ?? named) !== undefined
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
  if (!isOfHall || (read.wish?.guests ?? 0) < LEAST_FOR_HALL || !read.wish) return read
  const group = combineVillas(bookableVillas(villas), read.wish)
  if (group.length === 1) return read
  const wish = group.length > 0 ? read.wish : null
  return {
    ...read,
    parts: [{ kind: 'topic', topic: 'venue', question, reads: question, isSure: true, passages: [] }],
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
