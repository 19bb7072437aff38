import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { type Note, type NoteKind, tellNote } from '@/features/passages/knowledge/note'
import { properSubjects, stemOf, subjectStems } from '@/features/questions/understand/plain-words'
import type { Day } from '@/kernel/days'
import { list } from './compose'

/** A question about a topic, with what its answer is made from. */
export type TopicQuestion = { question: string; knowledge: Knowledge; today: Day }

/** How much of a question a note must cover to be one of those it names. */
const MOSTLY = 0.45

/** The notes of a kind that a question names best, none of which covers less of it than `least`. */
export function findNamed(
  { question, knowledge }: Pick<TopicQuestion, 'question' | 'knowledge'>,
  kind: NoteKind,
  least = MOSTLY,
): Note[] {
  // What no note holds names none of them, least of all in another language.
  const held = subjectStems(question).filter((stem) => knowledge.index.holds(stem))
  const [best, ...others] = knowledge.index.find(held.join(' '), [kind])
  if (!best || best.coverage < least) return []
  const asGood = others.filter(({ coverage, score }) => coverage >= best.coverage && score > best.score / 2)
  return [best, ...asGood].map(({ note }) => note)
}

/** Words of titles that mean the town where they stand alone. */
const OF_TOWNS = new Set(properSubjects('centre center town city'))

/** The notes of a kind that a question names by a word of the title that no other of them has, those named best first. */
export function namedByTitle(ask: TopicQuestion, kind: NoteKind): Note[] {
  const asked = new Set(ask.question.split(/[^a-z0-9]+/).map(stemOf))
  const titled = notesOf(ask, kind).map((note) => ({ note, stems: properSubjects(note.title.toLowerCase()) }))
  const isOwn = (stem: string) =>
    !OF_TOWNS.has(stem) &&
    new Set(titled.flatMap(({ note, stems }) => (stems.includes(stem) ? note.title : []))).size === 1
  return titled
    .map(({ note, stems }) => ({
      note,
      named: stems.filter((stem) => asked.has(stem) && isOwn(stem)).length,
    }))
    .filter(({ named }) => named > 0)
    .sort((one, other) => other.named - one.named)
    .map(({ note }) => note)
}

/** What the notes of a kind say that a question names, else all of that kind, a line each. */
export function listKind(ask: TopicQuestion, kind: NoteKind): string {
  const named = findNamed(ask, kind)
  return list((named.length > 0 ? named : notesOf(ask, kind)).map(tellNote))
}

export function notesOf({ knowledge }: Pick<TopicQuestion, 'knowledge'>, kind: NoteKind): Note[] {
  return knowledge.notes.filter((note) => note.kind === kind)
}
