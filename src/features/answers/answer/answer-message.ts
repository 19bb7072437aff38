import { isAnswered } from '@/features/questions/understand/foreign-slots'
import {
  setMarkupApart,
  withoutCardNumbers,
  withoutCourtesy,
} from '@/features/questions/understand/message-signs'
import { hotelPhrases, plainText, subjectStems } from '@/features/questions/understand/plain-words'
import { mendSpelling } from '@/features/questions/understand/spelling'
import { asksSomething, splitQuestions } from '@/features/questions/understand/split-questions'
import { continueWish, type StayWish } from '@/features/questions/understand/stay-wish'
import { questionOf, readLanguage } from '@/features/questions/understand/topics'
import type { Knowledge } from '../knowledge/knowledge'
import { conciergeText, OTHER_LANGUAGES } from '../text'
import { answerForeign } from './answer-foreign'
import { answerFromNotes, handOver } from './answer-note'
import { answerStay } from './answer-stay'
import { answerTopic, isUnsaid, tellFact } from './answer-topic'
import { type AnswerContext, type Earlier, type Part, readQuestion } from './read-question'
import type { About, TalkTopic } from './topic-kinds'

/** One earlier turn: what the guest asked, or what was answered. */
type EarlierTurn = { sender: 'ai' | 'user'; content: string }

export type Conversation = { message: string; history?: readonly EarlierTurn[] | undefined }

/** What is said to a message. */
export type Answer = {
  message: string
  /** Questions it may have been, to be asked with one tap. */
  choices: string[]
  /** What of it was not understood, or is not known: reception may be asked. */
  open: string[]
  /** What was answered, by topic; empty where nothing was. */
  about: About[]
  /** False where it says itself what it took the question for, or gives the nearest thing it knows. */
  isSure: boolean
}

/** A note is taken to be meant where this many words of the question lead to it. */
const FEW_STEMS = 2

const NOTHING: Earlier = { wish: null, subject: null }

/** Answers a message out of the hotel's own knowledge, without any service from outside. */
export async function answerMessage(
  { message, history = [] }: Conversation,
  hotel: AnswerContext,
): Promise<Answer> {
  const before = history
    .filter(({ sender }) => sender === 'user')
    .reduce<Earlier>((earlier, { content }) => remember(readTurn(content, hotel, earlier), earlier), NOTHING)
  const language = readLanguage(message)
  if (isAnswered(language)) {
    const { message: told, open, about } = await answerForeign(message, language, hotel, before)
    return { message: told, choices: [], open, about, isSure: open.length === 0 }
  }
  const { parts, open, hasCard } = readTurn(message, hotel, before)
  const { knowledge } = hotel
  const told: string[] = hasCard ? [conciergeText.cardNumber] : []
  const about: About[] = []
  for (const part of parts) {
    const text = await answerPart(part, hotel)
    if (text) about.push(...topicsOf(part))
    if (isUnsaidPart(part, knowledge)) open.push(part.question)
    if (text && !told.includes(text)) told.push(text)
  }
  const choices = parts.flatMap((part) => (part.kind === 'unsure' ? part.topics : [])).map(questionOf)
  const other = language === 'en' ? null : OTHER_LANGUAGES[language]
  if (other && !parts.some(({ kind }) => kind === 'talk' || kind === 'fact'))
    return {
      message: `${other} ${handOver(knowledge)}`,
      choices: [],
      open: [message],
      about: [],
      isSure: false,
    }
  if (told.length === 0)
    return {
      message: `${conciergeText.unknown} ${handOver(knowledge)}`,
      choices,
      open,
      about: [],
      isSure: false,
    }
  const isPartOpen = open.length > 0 && !parts.some((part) => isOpenPart(part, knowledge))
  if (isPartOpen) told.push(`${conciergeText.unknownPart} ${handOver(knowledge)}`)
  const isSure = !parts.some(
    (part) => isNearest(part) || ((part.kind === 'topic' || part.kind === 'stay') && !part.isSure),
  )
  return { message: told.join('\n\n'), choices, open, about, isSure }
}

type Turn = { parts: Part[]; open: string[]; hasCard: boolean; wish: StayWish | null; subject: string | null }

/** What a turn was about; answers are not trusted with it, since anybody may send them along. */
function remember({ wish, subject }: Turn, before: Earlier): Earlier {
  return wish ? { wish, subject: null } : { wish: before.wish, subject: subject ?? before.subject }
}

function readTurn(message: string, hotel: AnswerContext, before: Earlier): Turn {
  const plain = plainText(message)
  const withoutCard = withoutCardNumbers(plain)
  const { vocabulary } = hotel.knowledge
  const typed = hotelPhrases(setMarkupApart(withoutCard))
  const text = hotelPhrases(mendSpelling(typed, vocabulary))
  const turn: Turn = { parts: [], open: [], hasCard: withoutCard !== plain, wish: null, subject: null }
  const questions = splitQuestions(text)
  const asTyped = splitQuestions(typed)
  const isAsked = questions.some((question) => asksSomething(question, plain))
  for (const [place, whole] of questions.entries()) {
    const question = withoutCourtesy(whole) || whole
    const earlier = turn.wish ? { ...before, wish: turn.wish } : before
    const own = asTyped.length === questions.length ? asTyped[place] : undefined
    const read = readQuestion({ question, whole: text, typed: own ?? question }, hotel, {
      ...earlier,
      subject: turn.subject ?? before.subject,
    })
    if (read.isUnknown && questions.length > 1 && !asksSomething(whole, plain)) continue
    // What only tells is answered beside what asks where it is surely about something.
    if (read.isDoubtful && isAsked && !asksSomething(whole, plain)) continue
    turn.parts.push(...read.parts)
    if (read.isUnknown) turn.open.push(question)
    if (read.wish) turn.wish = mergeStay(turn, read.wish, !read.isDoubtful)
    else if (read.parts.some(({ kind }) => kind === 'topic' || kind === 'note' || kind === 'fact'))
      turn.subject = question
  }
  const isChatToo = turn.parts.some(({ kind }) => kind !== 'talk')
  const parts = isChatToo
    ? turn.parts.filter((part) => part.kind !== 'talk' || !PLEASANTRIES.has(part.topic))
    : turn.parts
  return { ...turn, parts }
}

const PLEASANTRIES: ReadonlySet<TalkTopic> = new Set(['greeting', 'how-are-you', 'thanks', 'bye', 'kind'])

/** Sentences about one stay are one wish; another villa or other dates asked about are another. */
function mergeStay(turn: Turn, now: StayWish, isSure: boolean): StayWish {
  const here = turn.wish
  const isOther =
    here &&
    ((here.named && now.named && here.named[0]?.label !== now.named[0]?.label) ||
      (here.when && now.when && here.when !== now.when))
  const acts = [...new Set([...(here && !isOther ? here.acts : []), ...now.acts])]
  const merged = here ? continueWish(here, { ...now, acts }) : now
  if (here && !isOther)
    turn.parts.splice(
      turn.parts.findLastIndex(({ kind }) => kind === 'stay'),
      1,
    )
  turn.parts.push({ kind: 'stay', wish: merged, isSure })
  return merged
}

function answerPart(part: Part, hotel: AnswerContext): Promise<string | null> | string | null {
  const { knowledge } = hotel
  if (part.kind === 'talk') return speak(part.topic, knowledge)
  if (part.kind === 'unlisted') return `${conciergeText.notListed} ${handOver(knowledge)}`
  if (part.kind === 'unsure') return `${conciergeText.unsure} ${handOver(knowledge)}`
  if (part.kind === 'note') {
    const told = answerFromNotes(part.question, knowledge, undefined, part.asked)
    return told && isNearest(part) ? `${conciergeText.nearest} ${told}` : told
  }
  if (part.kind === 'fact') return tellFact(part.fact)
  if (part.kind === 'stay') return answerStayPart(part, hotel)
  const { topic, question, isSure } = part
  const told = answerTopic(topic, { ...hotel, question }) ?? answerFromNotes(question, knowledge)
  return told && !isSure ? `${conciergeText.takenFor(questionOf(topic))} ${told}` : told
}

/** What says itself that it is no answer. */
function isOpenPart(part: Part, knowledge: Knowledge): boolean {
  return part.kind === 'unlisted' || part.kind === 'unsure' || isUnsaidPart(part, knowledge)
}

function isUnsaidPart(part: Part, knowledge: Knowledge): part is Extract<Part, { kind: 'topic' }> {
  return part.kind === 'topic' && isUnsaid(part.topic, knowledge)
}

async function answerStayPart({ wish, isSure }: Extract<Part, { kind: 'stay' }>, hotel: AnswerContext) {
  const told = await answerStay({ ...hotel, wish })
  return isSure ? told : `${conciergeText.takenFor(questionOf('stay-free'))} ${told}`
}

/** A note that no topic led to, for a question of several words: it may be about something else. */
function isNearest(part: Part): boolean {
  return part.kind === 'note' && !part.topic && subjectStems(part.asked ?? part.question).length > FEW_STEMS
}

function topicsOf(part: Part): About[] {
  if (part.kind === 'talk' || part.kind === 'topic') return [part.topic]
  if (part.kind === 'stay') return ['stay-free']
  if (part.kind === 'fact') return [part.fact.topic ?? 'fact']
  return part.kind === 'note' ? [part.topic ?? 'notes'] : []
}

function speak(topic: TalkTopic, { facts, ...knowledge }: Knowledge): string {
  const hand = handOver({ ...knowledge, facts })
  if (topic === 'own-booking') return conciergeText.ownBooking(facts.phones[0] ?? '', facts.infoEmail)
  if (topic === 'others-bookings') return conciergeText.othersBookings
  const words = conciergeText.small[topic]
  const told = typeof words === 'string' ? words : words(facts.name)
  return topic === 'off-topic' || topic === 'sorry' ? `${told} ${hand}` : told
}
