import type { FoundPassage } from '@/features/passages/knowledge/index-passages'
import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { type Note, tellNote } from '@/features/passages/knowledge/note'
import { contactWays, linkTo } from '@/features/property/rules/contact-links'
import { readFeeQuestion } from '@/features/questions/understand/fee-question'
import { labelling } from '@/features/questions/understand/phrases'
import { subjectStems } from '@/features/questions/understand/plain-words'
import { labelled } from '@/kernel/labels'
import { conciergeText } from '../text'

const LONGEST_ANSWER = 420
const MOST_SENTENCES = 7

/** What the note says that some words of ours lead to; `asked` is what a guest asked, where that is more. */
export function tellFound(words: string, knowledge: Knowledge, asked: string = words): string | null {
  const found = knowledge.index.find(words)
  const asks = new Set(subjectStems(words))
  const isNamed = ({ kind, title }: Note) =>
    kind === 'fact' && subjectStems(title.toLowerCase()).every((stem) => asks.has(stem))
  // What every stay includes counts first: parking for guests before parking for events.
  const named = found.find(({ note }) => isNamed(note))
  const note = (named ?? found[0])?.note
  if (!note) return null
  const fee = note.whenPaid && readFeeQuestion(asked)
  const told = note.whenPaid && fee ? note.whenPaid[fee] : shorten(tellNote(note), asked, knowledge)
  return `${told} ${readMore(note.path)}`
}

/** So likely a passage must answer to be told. */
const WORTH = 0.6

/** The passage that answers a question in so many words, of those that may. */
export function likelyPassage(passages: readonly FoundPassage[]): FoundPassage | undefined {
  return passages.find(({ worth }) => worth >= WORTH)
}

/** The note of a passage with a link to its page. */
export function tellPassage({ note, title }: FoundPassage, question: string, knowledge: Knowledge): string {
  const text = shorten(tellNote(note), question, knowledge)
  return `${note.kind === 'tip' ? labelled(title, text) : text} ${readMore(note.path)}`
}

const namedThings = labelling('things')

/** True where a question names something that no page speaks of. */
export function asksForMore(question: string, { notes, houseFacts }: Knowledge): boolean {
  const known = [...notes.map(({ text }) => text), ...houseFacts.map(({ subject }) => subject)]
  return namedThings(question).some((thing) => !known.some((text) => text.toLowerCase().includes(thing)))
}

/** The ways to somebody who knows: phone, messaging link, contact page. */
export function handOver({ facts }: Knowledge): string {
  const { call, message } = contactWays(facts)
  return conciergeText.handOver(facts.phones[0] ?? facts.messagingNumber, call, message)
}

/** A link to a page of ours by its name. */
export function readMore(path: string): string {
  const label = conciergeText.readMore[path] ?? conciergeText.readArticle
  return linkTo(label, path)
}

/** The sentences of a long note that say most about the question, in their order. */
function shorten(text: string, question: string, { passages: { termsOf } }: Knowledge): string {
  if (text.length <= LONGEST_ANSWER) return text
  const asked = new Set(termsOf(question))
  const sentences = text.split(/(?<=[.!?])\s+/)
  const hits = (sentence: string) => termsOf(sentence).filter((term) => asked.has(term)).length
  const best = [...sentences].sort((one, other) => hits(other) - hits(one)).slice(0, MOST_SENTENCES)
  return sentences.filter((sentence) => best.includes(sentence)).join(' ')
}
