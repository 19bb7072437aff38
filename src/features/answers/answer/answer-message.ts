import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { type NoteKind, tellNote } from '@/features/passages/knowledge/note'
import { sentencesOf } from '@/features/passages/knowledge/sentences'
import type { About, TalkTopic } from '@/features/passages/knowledge/topic-kinds'
import { contactWays } from '@/features/property/rules/contact-links'
import { questionOf, readLanguage, type TopicId } from '@/features/questions/understand/topics'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import { conciergeText, topicText } from '../text'
import { asksForMore, handOver, likelyPassage, tellPassage } from './answer-note'
import { answerStay } from './answer-stay'
import { answerTopic, tellFact } from './answer-topic'
import type { AnswerContext } from './asked'
import { completeAnswer, lacksPrice } from './complete-answer'
import { compose } from './compose'
import { OTHER_LANGUAGES } from './other-languages'
import type { Part } from './read-question'
import { readEarlier, readTurn } from './read-turn'

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

/** What is said to one part of a message. */
type Told = {
  text: string | null
  about: About[]
  isSure?: boolean
  /** It says itself that it is no answer. */
  isOpen?: true
  /** The question, where nobody has said yet what is so. */
  open?: string
}

/**
 * Answers a message out of the hotel's own knowledge, without any service from outside; in the current language, which
 * `languageOf` tells beforehand.
 */
export async function answerMessage(
  { message, history = [] }: Conversation,
  hotel: AnswerContext,
): Promise<Answer> {
  const said = history.flatMap(({ sender, content }) => (sender === 'user' ? [content] : []))
  const { parts, open: unread, hasCard } = readTurn(message, hotel, readEarlier(said, hotel))
  const { knowledge } = hotel
  const answers: Told[] = []
  for (const part of parts) answers.push(await answerPart(part, hotel))
  const about = answers.flatMap((told) => (told.text ? told.about : []))
  const open = [...unread, ...answers.flatMap((told) => told.open ?? [])]
  const choices = parts.flatMap((part) => (part.kind === 'unsure' ? part.topics : [])).map(ask)
  const nothing = { choices: [], open: [message], about: [], isSure: false }
  const other = tellInOther(message, parts, about, knowledge)
  if (other) return { message: other, ...nothing }
  const card = hasCard ? [conciergeText.cardNumber] : []
  const told = [...new Set([...card, ...answers.flatMap(({ text }) => text ?? [])])]
  if (told.length === 0)
    return { ...nothing, message: `${conciergeText.unknown} ${handOver(knowledge)}`, choices, open }
  const answered = parts.filter((_, place) => !answers[place]?.isOpen)
  const gaps = completeAnswer(answered, told, about, knowledge)
  told.push(...gaps.told)
  const left = nameLeft(answered, told, gaps.words, open.length > 0 && answered.length === parts.length)
  const ways = handOver(knowledge)
  if (left) told.push(compose(left, !told.some((text) => text.includes(ways)) && ways))
  if (isInEnglish(told, knowledge)) told.push(conciergeText.asWritten)
  return {
    message: told.join('\n\n'),
    choices,
    open: gaps.words.length > 0 && open.length === 0 ? [message] : open,
    about,
    isSure: gaps.words.length === 0 && answers.every(({ isSure = true }) => isSure),
  }
}

/** What is left without an answer. Words are named as they were typed; those of other languages have lost their accents. */
function nameLeft(
  parts: readonly Part[],
  told: readonly string[],
  words: readonly string[],
  isOpen: boolean,
) {
  if (lacksPrice(parts, told)) return topicText.priceNotListed
  if (words.length > 0 && currentLanguage() === DEFAULT_LANGUAGE) return conciergeText.unknownWords(words)
  return (isOpen || words.length > 0) && conciergeText.unknownPart
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

async function answerPart(part: Part, hotel: AnswerContext): Promise<Told> {
  const { knowledge } = hotel
  if (part.kind === 'talk') return { text: speak(part.topic, knowledge), about: [part.topic] }
  if (part.kind === 'fact') return { text: tellFact(part.fact), about: [part.fact.topic ?? 'fact'] }
  if (part.kind === 'note') {
    const isSure = part.passage.worth >= SURELY
    const text = tellPassage(part.passage, part.question, knowledge)
    return { text: isSure ? text : `${conciergeText.nearest} ${text}`, about: ['notes'], isSure }
  }
  if (part.kind === 'stay') {
    const text = await answerStay({ ...hotel, wish: part.wish })
    return { text: takenFor(part, text), about: ['stay-free'], isSure: part.isSure }
  }
  if (part.kind === 'topic') {
    const { topic, question, reads, isSure } = part
    const text = answerTopic(topic, { ...hotel, question: reads })
    const open = asksForMore(question, knowledge) ? { open: question } : {}
    if (text) return { text: takenFor(part, besides(part, text, knowledge)), about: [topic], isSure, ...open }
    const left = leaveOpen(takenFor(part, conciergeText.notListed), knowledge)
    return { ...left, about: [topic], isSure, open: question }
  }
  return leaveOpen(conciergeText.unsure, knowledge)
}

/** What answers a topic, with what the pages say to the very question where that holds a word of it that the answer lacks. */
function besides({ topic, question, passages }: TopicPart, text: string, knowledge: Knowledge): string {
  const passage = likelyPassage(passages)
  if (!passage || NOT_BESIDES.has(passage.note.kind)) return text
  const own = tellPassage(passage, question, knowledge)
  const isParticular = passage.evidence >= PARTICULAR
  if (isParticular && GIVES_WAY.has(topic)) return own
  const told = new Set(knowledge.passages.termsOf(text))
  const { held, note } = passage
  const isHeld = held.length > 0 && held.every((term) => told.has(term))
  const isTold = text.includes(tellNote(note)) || isHeld
  if (isTold || (!isParticular && passage.coverage < MOSTLY)) return text
  // A yes or no that was asked for stands first, a long list last.
  return text.includes('\n- ') ? compose(own, text) : compose(text, own)
}

type TopicPart = Extract<Part, { kind: 'topic' }>

/** What answers about events and villas tell by themselves. */
const NOT_BESIDES: ReadonlySet<NoteKind> = new Set(['event', 'villa'])
/** Topics under which many things stand: what is said of the one that is asked about is answer enough. */
const GIVES_WAY: ReadonlySet<string> = new Set(
  'attractions driving extras gallery included menu park-trips shopping way'.split(' '),
)
/** From so much evidence on, or with so much of a question, a passage is about one thing and not about all of its topic. */
const PARTICULAR = 0.3
const MOSTLY = 0.65
/** So likely a passage must answer that no topic led to, to be more than the nearest thing. */
const SURELY = 0.8

function leaveOpen(text: string, knowledge: Knowledge): Told {
  return { text: `${text} ${handOver(knowledge)}`, about: [], isOpen: true }
}

function takenFor({ topic, isSure }: { topic: TopicId; isSure: boolean }, text: string): string {
  return isSure ? text : `${conciergeText.takenFor(ask(topic))} ${text}`
}

function speak(topic: TalkTopic, knowledge: Knowledge): string {
  const { name, phones, infoEmail, holdHours, confirmsAtOnce } = knowledge.facts
  if (topic === 'own-booking')
    return conciergeText.ownBooking(phones[0] ?? '', infoEmail, confirmsAtOnce ? null : holdHours)
  if (topic === 'others-bookings') return conciergeText.othersBookings
  const words = conciergeText.small[topic]
  const told = typeof words === 'string' ? words : words(name)
  return topic === 'off-topic' || topic === 'sorry' ? `${told} ${handOver(knowledge)}` : told
}
