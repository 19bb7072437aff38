import type { AnsweredLanguage } from '@/features/questions/understand/foreign-slots'
import { holdsCode } from '@/features/questions/understand/message-signs'
import { numbersInFigures } from '@/features/questions/understand/number-words'
import { plainText } from '@/features/questions/understand/plain-words'
import { readWish } from '@/features/questions/understand/read-wish'
import {
  continueWish,
  type StayAct,
  type StayWish,
  saysAnything,
} from '@/features/questions/understand/stay-wish'
import { readTopics } from '@/features/questions/understand/topics'
import { findTaught } from '../knowledge/known-facts'
import { isClear, LIKELY, MOST_ASKED, SURE, THINKABLE } from './certainty'
import type { AnswerContext, Earlier, Reading } from './read-question'
import { isSettled, isStay, isTalk, type StayTopic } from './topic-kinds'

/** A clause as it was typed, with its slots in English, and those of the message around it. */
type ForeignAsked = { clause: string; slots: string; all: string; language: AnsweredLanguage }

/** Fewer examples tell less: under this share the answer says what it took the question for. */
const SURE_IN_FOREIGN = 0.65

/** A sentence's end; not the point after a day: 'vom 3. bis 5. Januar'. */
const SENTENCE_END = /[?!;\n]+|(?<!\d)\.+(?=\s|$)/
/** What joins two questions of a sentence. */
const JOINT = /,? (?:et|und|na|sowie|ainsi que|pamoja na) /

/** A villa is named by its whole name: 'la nuit' is none in La Familiar. */
function onlyWhole({ named, ...wish }: StayWish, clause: string): StayWish {
  const whole = named?.filter(({ label }) => clause.includes(plainText(label)))
  return whole?.length ? { ...wish, named: whole } : wish
}

const ACTS: Record<StayTopic, StayAct> = {
  'stay-free': 'availability',
  'stay-price': 'price',
  'stay-book': 'book',
  'stay-choose': 'choose',
  'stay-describe': 'describe',
}

/** The clauses of a message: its sentences, and the halves of one where each is surely about something of its own. */
export function splitForeign(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .flatMap((sentence) => {
      const halves = sentence.split(JOINT)
      const topics = halves.map((half) => readTopics(half)[0])
      const isEach = topics.every((best) => best && best.share >= SURE && isSettled(best.label))
      const areOther = new Set(topics.map((best) => best?.label)).size === halves.length
      return halves.length > 1 && isEach && areOther ? halves : [sentence]
    })
}

/** What a clause in French, German or Kiswahili asks for, by the topics it is about and the slots in it. */
export function readForeign(
  { clause, slots, all }: ForeignAsked,
  { knowledge, today }: AnswerContext,
  before: Earlier,
): Reading {
  if (holdsCode(clause)) return { parts: [{ kind: 'talk', topic: 'instructions' }], wish: null }
  const taught = findTaught(clause, knowledge.houseFacts)
  if (taught) return { parts: [{ kind: 'fact', fact: taught.fact }], wish: null }
  const shares = readTopics(clause, knowledge.names)
  const [best] = shares
  if (best && isTalk(best.label) && best.share >= SURE)
    return { parts: [{ kind: 'talk', topic: best.label }], wish: null }
  const read = (text: string) => onlyWhole(readWish(numbersInFigures(text), knowledge, today), clause)
  const own = read(slots)
  const stays = shares.filter(({ label }) => isStay(label))
  const stay = stays.reduce((sum, { share }) => sum + share, 0)
  const topic = shares.find(({ label }) => isSettled(label))
  const isAboutStay =
    stay >= Math.max(SURE, topic?.share ?? 0) ||
    (saysAnything(own) && stay >= Math.min(THINKABLE, topic?.share ?? 0)) ||
    (own.when !== undefined && stay >= THINKABLE && (topic?.share ?? 0) < SURE)
  if (isAboutStay) {
    // Days and party may stand in another sentence: 'Nous arrivons le 3 mai. Avez-vous une villa ?'
    const wide = { ...read(all), ...own }
    const act = stays[0] && isStay(stays[0].label) ? [ACTS[stays[0].label]] : []
    const wish = { ...wide, acts: own.acts.length > 0 ? own.acts : act }
    return {
      parts: [],
      wish: before.wish ? continueWish(before.wish, wish) : wish,
      isDoubtful: stay < SURE && before.wish === null,
    }
  }
  const next = shares.find(({ label }) => label !== topic?.label)?.share ?? 0
  if (topic && isSettled(topic.label) && (topic.share >= SURE || isClear(topic.share, next, LIKELY))) {
    const isSure = topic.share >= SURE_IN_FOREIGN
    return {
      parts: [{ kind: 'topic', topic: topic.label, question: slots, isSure }],
      wish: null,
      isDoubtful: !isSure,
    }
  }
  const topics = shares
    .filter(({ label, share }) => share >= THINKABLE && (isSettled(label) || isStay(label)))
    .slice(0, MOST_ASKED)
    .map(({ label }) => label)
  return { parts: topics.length > 0 ? [{ kind: 'unsure', topics }] : [], wish: null, isUnknown: true }
}
