import { contactWays, linkTo } from '@/features/property/rules/contact-links'
import { readFeeQuestion } from '@/features/questions/understand/fee-question'
import { subjectStems } from '@/features/questions/understand/plain-words'
import type { Found, NoteIndex } from '../knowledge/index-notes'
import type { Knowledge } from '../knowledge/knowledge'
import { type Note, type NoteKind, tellNote } from '../knowledge/note'
import { conciergeText } from '../text'

/** How much of what was asked about a note must cover to be taken for an answer. */
const ENOUGH = 0.55
/** Articles say much in passing, and of two words both should be met: here a note must be closer to the point. */
const ENOUGH_OF_FEW = 0.7
/** A note that covers this much of a list is about the list. */
const WHOLE = 0.95
const LONGEST_ANSWER = 420

/** What the hotel's notes say to a question, to each of the things it lists; null where none is close enough. */
export function answerFromNotes(
  question: string,
  knowledge: Knowledge,
  kinds?: readonly NoteKind[],
  asked = question,
): string | null {
  const { index } = knowledge
  const items = question
    .split(/\s*(?:,|&|\/|\band\b|\bor\b)\s*/)
    .filter((item) => subjectStems(item).length > 0)
  const each = items.length > 1 ? items.map((item) => findBest(item, index, kinds)) : []
  const whole = findBest(question, index, kinds)
  const isOneThing = whole && whole.coverage > WHOLE && whole.note.kind !== 'policy'
  const isList = each.some((found) => found !== null && found.coverage >= WHOLE) && !isOneThing
  const told = isList ? each : [whole]
  const notes = [...new Set(told.flatMap((found) => found?.note ?? []))]
  if (notes.length === 0) return null
  const paths = [...new Set(notes.map(({ path }) => path))]
  const missing = isList && each.includes(null) ? [conciergeText.unknownPart, handOver(knowledge)] : []
  return [...notes.map((note) => tell(note, question, asked)), ...paths.map(readMore), ...missing].join(' ')
}

function tell(note: Note, question: string, asked: string): string {
  const { whenPaid } = note
  const fee = whenPaid ? readFeeQuestion(asked) : null
  return whenPaid && fee ? whenPaid[fee] : shorten(tellNote(note), question)
}

function findBest(question: string, index: NoteIndex, kinds: readonly NoteKind[] | undefined): Found | null {
  const stems = subjectStems(question)
  const close = index
    .find(question, kinds)
    .filter(
      ({ note, coverage }) =>
        coverage >= (note.kind === 'article' || stems.length === 2 ? ENOUGH_OF_FEW : ENOUGH),
    )
    .filter(
      ({ note }) => stems.length > 1 || !SAYS_IN_PASSING.has(note.kind) || isAbout(note, stems[0] ?? ''),
    )
  const [best] = close
  if (!best || best.note.kind === 'fact' || kinds?.includes('fact') === false) return best ?? null
  return index.find(question, ['fact']).find(({ note }) => isNamedIn(note, stems)) ?? best
}

/** Of notes that are close, what every stay includes counts first: parking for guests before parking for events. */
function isNamedIn({ title }: Note, stems: readonly string[]): boolean {
  const named = subjectStems(title.toLowerCase())
  return named.length > 0 && named.every((stem) => stems.includes(stem))
}

/** A single word found somewhere in a long text proves little: 'smoking' is not answered by smoked meat. */
const SAYS_IN_PASSING: ReadonlySet<NoteKind> = new Set(['article', 'policy', 'about', 'villa'])

function isAbout({ title, terms = '' }: Note, stem: string): boolean {
  return subjectStems(`${title} ${terms}`.toLowerCase()).includes(stem)
}

/** True when a question is about something that no note mentions at all. */
export function asksOfUnknown(question: string, { index }: Knowledge): boolean {
  const stems = subjectStems(question).filter((stem) => /^[a-z]{3,}$/.test(stem))
  return stems.length > 0 && stems.every((stem) => !index.holds(stem))
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
function shorten(text: string, question: string): string {
  if (text.length <= LONGEST_ANSWER) return text
  const asked = new Set(subjectStems(question))
  const sentences = text.split(/(?<=[.!?])\s+/)
  const rated = sentences.map((sentence, place) => ({
    sentence,
    place,
    hits: subjectStems(sentence.toLowerCase()).filter((stem) => asked.has(stem)).length,
  }))
  const best = [...rated].sort((one, other) => other.hits - one.hits || one.place - other.place)
  let room = LONGEST_ANSWER
  const kept = best.filter(({ sentence }) => {
    room -= sentence.length + 1
    return room >= 0
  })
  return (kept.length > 0 ? kept : rated.slice(0, 1))
    .sort((one, other) => one.place - other.place)
    .map(({ sentence }) => sentence)
    .join(' ')
}
