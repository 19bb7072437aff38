import { isSettled } from '@/features/passages/knowledge/topic-kinds'
import { type AnsweredLanguage, putSlotsInEnglish } from '@/features/questions/understand/foreign-slots'
import { withoutCourtesy } from '@/features/questions/understand/message-signs'
import { hotelPhrases } from '@/features/questions/understand/plain-words'
import { mendSpelling } from '@/features/questions/understand/spelling'
import { splitQuestions } from '@/features/questions/understand/split-questions'
import { asksForStay, refersBack, saysAnything } from '@/features/questions/understand/stay-wish'
import { judgeShares, readTopics, SURE, standsAlone } from '@/features/questions/understand/topics'
import type { Language } from '@/kernel/language'
import { type AnswerContext, type Asked, readSlots } from './asked'

/** Sentences that are split of a message; one that holds more is open in part. */
const MOST_SENTENCES = 13

/** The end of a sentence before one that tells until when: 'a room for tomorrow? Until Tuesday.' */
const GOES_ON_UNTIL = /(?<!\d)[.?!;]+ (?=(?:until|till|bis|jusqu|hadi|mpaka)\b)/g

/** The questions of a plain message, each with what it is read from. */
export function splitMessage(text: string, language: Language, hotel: AnswerContext): Asked[] {
  const joined = text.replace(GOES_ON_UNTIL, ' ')
  return language === 'en' ? splitEnglish(joined, hotel) : splitForeign(joined, language, hotel)
}

function splitEnglish(text: string, hotel: AnswerContext): Asked[] {
  const asTyped = hotelPhrases(text)
  const whole = hotelPhrases(mendSpelling(asTyped, hotel.knowledge.vocabulary))
  const questions = splitQuestions(whole)
  const typed = splitQuestions(asTyped)
  const toAsked = (question: string) => ({ question, typed: question, slots: question, isEnglish: true })
  return questions.slice(0, MOST_SENTENCES).flatMap((sentence, place) => {
    const halves = splitApart(sentence, toAsked, hotel)
    if (halves.length > 1) return halves.map((half) => ({ ...half, whole: half.question }))
    const own = toAsked(withoutCourtesy(sentence) || sentence)
    const typedOwn = typed.length === questions.length ? typed[place] : undefined
    return [{ ...own, whole, typed: typedOwn ?? own.question }]
  })
}

/** A sentence's end; not the point after a day: 'vom 3. bis 5. Januar'. */
const SENTENCE_END = /[?!;\n]+|(?<!\d)\.+(?=\s|$)/

/** Days and party may stand in another sentence: 'Nous arrivons le 3 mai. Avez-vous une villa ?' */
function splitForeign(text: string, language: AnsweredLanguage, hotel: AnswerContext): Asked[] {
  const toAsked = (question: string) => {
    const slots = putSlotsInEnglish(question, language)
    return { question, typed: question, slots, isEnglish: false }
  }
  const { named: _named, villas: _villas, ...around } = readSlots(toAsked(text), hotel)
  return text
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => splitApart(sentence, toAsked, hotel))
    .map((asked) => {
      const { named, when } = readSlots(asked, hotel)
      return { ...asked, whole: asked.question, ...(!(named && when) && { around }) }
    })
}

type Clause = Omit<Asked, 'whole' | 'around'>

/** What joins two questions of a sentence. */
const JOINT = /,? (?:and|or|et|und|na|sowie|ainsi que|pamoja na) |, | ?[&/] ?/g
const MOST_JOINTS = 5

/** The parts of a sentence where each is about something of its own, else the whole of it. */
function splitApart(sentence: string, toClause: (part: string) => Clause, hotel: AnswerContext): Clause[] {
  const joints = [...sentence.matchAll(JOINT)]
  if (joints.length === 0 || joints.length > MOST_JOINTS) return [toClause(sentence)]
  const halves = joints.map(({ index, 0: joint }) => [
    sentence.slice(0, index),
    sentence.slice(index + joint.length),
  ])
  const ways = [sentence.split(JOINT), ...halves].map((parts) => parts.map(toClause))
  const [best] = ways
    .map((clauses) => ({ clauses, confidence: howApart(clauses, hotel) }))
    .filter(({ confidence }) => confidence > 0)
    .sort((one, other) => other.confidence - one.confidence)
  return best?.clauses ?? [toClause(sentence)]
}

/**
 * How sure the least sure of some parts is, where each is about something else and what is said of a stay is said in the one
 * that asks for it; 0 where they are not apart.
 */
function howApart(clauses: readonly Clause[], hotel: AnswerContext): number {
  const judged = clauses.map((clause) => {
    const guess = judgeShares(clause.question, readTopics(clause.question))
    const own = readSlots(clause, hotel)
    const saysStay = saysAnything(own) || (own.acts.includes('price') && guess.confidence < SURE)
    const kind = standsAlone(guess, clause.question) ? guess.kinds[0]?.label : undefined
    const isOfStay = asksForStay(own) || (kind === 'stay' && saysStay && !refersBack(clause.slots))
    // Days are a stay's, and of a list of what a villa should have each thing counts.
    const isWhole = isOfStay ? !own.wants : kind && isSettled(kind) && !own.when && !refersBack(clause.slots)
    return { kind, saysStay, isOfStay, isWhole, confidence: isOfStay ? 1 : guess.confidence }
  })
  const others = judged.filter(({ isOfStay }) => !isOfStay)
  const topics = new Set(others.map(({ kind }) => kind))
  const areAlone = topics.size === others.length && judged.every(({ isWhole }) => isWhole)
  const ofStay = judged.length - others.length
  const areApart = areAlone && (ofStay === 0 || (ofStay === 1 && others.every(({ saysStay }) => !saysStay)))
  return areApart ? Math.min(...judged.map(({ confidence }) => confidence)) : 0
}
