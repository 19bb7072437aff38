import { isOtherLanguage } from '@/features/questions/understand/other-languages'
import { hotelPhrases, plainText } from '@/features/questions/understand/plain-words'
import {
  asksForBookingsOfPeople,
  readSmallTalk,
  setMarkupApart,
  triesToInstruct,
  withoutCardNumbers,
  withoutCourtesy,
} from '@/features/questions/understand/small-talk'
import { mendSpelling } from '@/features/questions/understand/spelling'
import { splitQuestions } from '@/features/questions/understand/split-questions'
import { continueWish, type StayWish } from '@/features/questions/understand/stay-wish'
import type { Knowledge } from '../knowledge/knowledge'
import { conciergeText } from '../text'
import { answerFromNotes, asksOfUnknown, handOver } from './answer-note'
import { answerStay } from './answer-stay'
import { answerTopic } from './answer-topic'
import { type AnswerContext, type Part, readQuestion } from './read-question'

/** One earlier turn: what the guest asked, or what was answered. */
type EarlierTurn = { sender: 'ai' | 'user'; content: string }

export type Conversation = { message: string; history?: readonly EarlierTurn[] | undefined }

/** Answers a message out of the hotel's own knowledge, without any service from outside. */
export async function answerMessage(
  { message, history = [] }: Conversation,
  hotel: AnswerContext,
): Promise<string> {
  const before = recall(history, hotel)
  const turn = readTurn(message, hotel, before)
  const answers: string[] = []
  for (const part of turn.parts) {
    const answer = await answerPart(part, hotel)
    if (answer && !answers.includes(answer)) answers.push(answer)
  }
  const { knowledge } = hotel
  if (answers.length === 0) return `${conciergeText.unknown} ${handOver(knowledge)}`
  const saysSo = answers.some((answer) => answer.includes(conciergeText.unknownPart))
  if (turn.hasUnknown && !saysSo) answers.push(`${conciergeText.unknownPart} ${handOver(knowledge)}`)
  return answers.join('\n\n')
}

type Turn = { parts: Part[]; hasUnknown: boolean; wish: StayWish | null; subject: string | null }

type Memory = { wish: StayWish | null; subject: string | null }

const NOTHING: Memory = { wish: null, subject: null }

/** What earlier questions were about; answers are not trusted with it, since anybody may send them along. */
function recall(history: readonly EarlierTurn[], hotel: AnswerContext): Memory {
  return history
    .filter(({ sender }) => sender === 'user')
    .reduce<Memory>((memory, { content }) => {
      const { wish, subject } = readTurn(content, hotel, memory)
      return wish ? { wish, subject: null } : { wish: memory.wish, subject: subject ?? memory.subject }
    }, NOTHING)
}

function readTurn(message: string, hotel: AnswerContext, before: Memory): Turn {
  const { knowledge } = hotel
  const plain = plainText(message)
  const withoutCard = withoutCardNumbers(plain)
  const text = hotelPhrases(mendSpelling(hotelPhrases(setMarkupApart(withoutCard)), knowledge.vocabulary))
  const parts: Part[] = withoutCard === plain ? [] : [{ kind: 'told', text: conciergeText.cardNumber }]
  let { wish, subject } = before
  let staysHere: StayWish | null = null
  let hasUnknown = false
  const questions = splitQuestions(text)
  for (const whole of questions) {
    const guarded = guard(whole, knowledge)
    if (guarded) {
      parts.push({ kind: 'told', text: guarded })
      continue
    }
    const question = withoutCourtesy(whole)
    const talk = readSmallTalk(whole)
    if (talk === 'sorry' || talk === 'offTopic') parts.push({ kind: 'told', text: speak(talk, knowledge) })
    if (talk === 'offTopic') continue
    const mayBeOther = talk === null || talk === 'greeting' || talk === 'runyankole'
    if (mayBeOther && isOtherLanguage(question, knowledge.vocabulary.known)) {
      if (talk !== 'runyankole' && !parts.some(({ kind }) => kind === 'told'))
        parts.push({ kind: 'told', text: conciergeText.otherLanguage(knowledge.facts.name) })
      continue
    }
    if (talk === 'whoAreYou') {
      parts.push({ kind: 'told', text: speak(talk, knowledge) })
      continue
    }
    const read = question === '' ? null : readQuestion(question, hotel, staysHere ?? wish, subject)
    if (read?.wish) {
      parts.push(...read.parts)
      staysHere = mergeHere(staysHere, read.wish, parts)
      wish = staysHere
      subject = null
    } else if (read && read.parts.length > 0) {
      parts.push(...read.parts)
      subject = question
    } else if (talk && talk !== 'sorry') parts.push({ kind: 'told', text: speak(talk, knowledge) })
    else if (read && (isQuestion(question, plain) || questions.length === 1)) {
      hasUnknown = true
      if (asksOfUnknown(question, knowledge)) parts.push({ kind: 'unlisted' })
    }
  }
  const isChatToo = parts.some(({ kind }) => kind !== 'told')
  const kept = isChatToo
    ? parts.filter((part) => part.kind !== 'told' || !isPleasantry(part.text, knowledge))
    : parts
  const isOwnBooking = kept.some((part) => part.kind === 'told' && part.text === ownBooking(knowledge))
  return {
    parts: kept,
    hasUnknown:
      hasUnknown && !isOwnBooking && kept.length > 0 && !kept.some(({ kind }) => kind === 'unlisted'),
    wish: staysHere,
    subject,
  }
}

/** Sentences about one stay are one wish; another villa or other dates asked about are another. */
function mergeHere(here: StayWish | null, now: StayWish, parts: Part[]): StayWish {
  const isOther =
    here &&
    ((here.named && now.named && here.named[0]?.label !== now.named[0]?.label) ||
      (here.when && now.when && here.when !== now.when))
  const merged = here
    ? continueWish(here, { ...now, acts: [...new Set([...(isOther ? [] : here.acts), ...now.acts])] })
    : now
  if (here && !isOther)
    parts.splice(
      parts.findLastIndex(({ kind }) => kind === 'stay'),
      1,
    )
  parts.push({ kind: 'stay', wish: merged })
  return merged
}

function guard(question: string, knowledge: Knowledge): string | null {
  const { facts } = knowledge
  if (triesToInstruct(question)) return conciergeText.small.steadfast(facts.name)
  const people = asksForBookingsOfPeople(question)
  if (people === 'others') return conciergeText.othersBookings
  return people === 'own' ? ownBooking(knowledge) : null
}

function ownBooking({ facts }: Knowledge): string {
  return conciergeText.ownBooking(facts.phones[0] ?? '', facts.infoEmail)
}

function speak(talk: NonNullable<ReturnType<typeof readSmallTalk>>, knowledge: Knowledge): string {
  const { facts } = knowledge
  const words = conciergeText.small[talk]
  const told = typeof words === 'string' ? words : words(facts.name)
  return talk === 'offTopic' ? `${told} ${handOver(knowledge)}` : told
}

function isPleasantry(text: string, knowledge: Knowledge): boolean {
  return (['greeting', 'thanks', 'kind', 'howAreYou', 'bye'] as const).some(
    (talk) => speak(talk, knowledge) === text,
  )
}

function isQuestion(question: string, message: string): boolean {
  return (
    message.includes(`${question}?`) ||
    /^(?:what|when|where|how|who|which|why|is|are|do|does|did|can|could|will|would|have|has|any|tell|show|give|list|explain|describe|i need|i want|we need)\b/.test(
      question,
    )
  )
}

async function answerPart(part: Part, hotel: AnswerContext): Promise<string | null> {
  const { knowledge } = hotel
  if (part.kind === 'told') return part.text
  if (part.kind === 'unlisted') return `${conciergeText.notListed} ${handOver(knowledge)}`
  if (part.kind === 'note') return answerFromNotes(part.question, knowledge, undefined, part.asked)
  if (part.kind === 'stay') return await answerStay({ ...hotel, wish: part.wish })
  return (
    answerTopic(part.topic, { ...hotel, question: part.question }) ??
    answerFromNotes(part.question, knowledge)
  )
}
