import { subjectStems } from '@/features/questions/understand/plain-words'
import { questionOf, readLanguage, type TopicId } from '@/features/questions/understand/topics'
import { currentLanguage } from '@/kernel/language'
import type { Knowledge } from '../knowledge/knowledge'
import { sentencesOf } from '../knowledge/sentences'
import { contactWays } from '../rules/contact-links'
import { conciergeText, OTHER_LANGUAGES } from '../text'
import { answerFromNotes, handOver } from './answer-note'
import { answerStay } from './answer-stay'
import { answerTopic, isUnsaid, tellFact } from './answer-topic'
import type { AnswerContext, Part } from './read-question'
import { readEarlier, readTurn } from './read-turn'
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
const FEW_STEMS = 1

/**
 * Answers a message out of the hotel's own knowledge, without any service from outside; in the current language, which
 * `languageOf` tells beforehand.
 */
export async function answerMessage(
  { message, history = [] }: Conversation,
  hotel: AnswerContext,
): Promise<Answer> {
  const said = history.flatMap(({ sender, content }) => (sender === 'user' ? [content] : []))
  const { parts, open, hasCard } = readTurn(message, hotel, readEarlier(said, hotel))
  const { knowledge } = hotel
  const told: string[] = hasCard ? [conciergeText.cardNumber] : []
  const about: About[] = []
  for (const part of parts) {
    const text = await answerPart(part, hotel)
    if (text) about.push(...topicsOf(part))
    if (isUnsaidPart(part, knowledge)) open.push(part.question)
    if (text && !told.includes(text)) told.push(text)
  }
  const choices = parts.flatMap((part) => (part.kind === 'unsure' ? part.topics : [])).map(ask)
  const nothing = { choices: [], open: [message], about: [], isSure: false }
  const other = tellInOther(message, parts, about, knowledge)
  if (other) return { message: other, ...nothing }
  if (told.length === 0)
    return { ...nothing, message: `${conciergeText.unknown} ${handOver(knowledge)}`, choices, open }
  const isPartOpen = open.length > 0 && !parts.some((part) => isOpenPart(part, knowledge))
  if (isPartOpen) told.push(`${conciergeText.unknownPart} ${handOver(knowledge)}`)
  if (isInEnglish(told, knowledge)) told.push(conciergeText.asWritten)
  const isSure = !parts.some(
    (part) => isNearest(part) || ((part.kind === 'topic' || part.kind === 'stay') && !part.isSure),
  )
  return { message: told.join('\n\n'), choices, open, about, isSure }
}

/** A line for whoever writes in a language that is not answered; null where that is not so, or something was understood. */
function tellInOther(
  message: string,
  parts: readonly Part[],
  about: readonly About[],
  { facts }: Knowledge,
): string | null {
  const language = readLanguage(message)
  const tell = language && OTHER_LANGUAGES[language]
  if (!tell || parts.some(({ kind }) => kind === 'talk' || kind === 'fact')) return null
  // Words of the neighbours' languages are few in what this was learned from: what was understood counts more.
  if (OF_NEIGHBOURS.has(language) && about.length > 0) return null
  const { call, message: write } = contactWays(facts)
  return tell(facts.phones[0] ?? facts.messagingNumber, call, write)
}

const OF_NEIGHBOURS: ReadonlySet<string> = new Set(['lg', 'nyn', 'rw'])

/** True where some of it was written by staff, in English, and the guest is told in another language. */
function isInEnglish(told: readonly string[], { inEnglish }: Knowledge): boolean {
  return inEnglish !== undefined && told.some((text) => sentencesOf(text).some((one) => inEnglish.has(one)))
}

function ask(topic: TopicId): string {
  return questionOf(topic, currentLanguage())
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
  return told && !isSure ? `${conciergeText.takenFor(ask(topic))} ${told}` : told
}

/** What says itself that it is no answer. */
function isOpenPart(part: Part, knowledge: Knowledge): boolean {
  return part.kind === 'unlisted' || part.kind === 'unsure' || isUnsaidPart(part, knowledge)
}

function isUnsaidPart(part: Part, knowledge: Knowledge): part is Extract<Part, { kind: 'topic' }> {
  return part.kind === 'topic' && isUnsaid(part.topic, knowledge)
}

async function answerStayPart(
  { wish, topic, isSure }: Extract<Part, { kind: 'stay' }>,
  hotel: AnswerContext,
) {
  const told = await answerStay({ ...hotel, wish })
  return isSure ? told : `${conciergeText.takenFor(ask(topic))} ${told}`
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
