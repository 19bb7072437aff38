import MiniSearch from 'minisearch'
import { isFiller, stemOf, subjectStems, wordsOf } from '@/features/questions/understand/plain-words'
import type { Note, NoteKind } from './note'

/** A note that answers a question, with how much of what was asked about it covers: 0 to 1. */
export type Found = { note: Note; coverage: number; score: number }

export type NoteIndex = {
  find: (question: string, kinds?: readonly NoteKind[]) => Found[]
  /** True when some note holds this stem. */
  holds: (stem: string) => boolean
}

/** What is asked of a thing rather than which thing it is: 'is the water safe?' */
const SOFT = new Set(['safe', 'secur', 'allow', 'clean'])

const TITLE_BOOST = 3
const TERMS_BOOST = 2

/** Makes notes searchable by the stems of their words. */
export function indexNotes(notes: readonly Note[]): NoteIndex {
  const search = new MiniSearch<Note & { id: number }>({
    fields: ['title', 'terms', 'text'],
    storeFields: ['kind'],
    tokenize: (text) => wordsOf(text.toLowerCase()),
    processTerm: (word) => (isFiller(word) ? null : stemOf(word)),
    searchOptions: {
      boost: { title: TITLE_BOOST, terms: TERMS_BOOST },
      combineWith: 'OR',
      tokenize: (text) => text.split(' '),
      processTerm: (stem) => stem,
    },
  })
  search.addAll(notes.map((note, id) => ({ ...note, terms: note.terms ?? '', id })))
  const frequency = countStems(notes)

  function weightOf(stem: string): number {
    const weight = Math.log(1 + notes.length / (1 + (frequency.get(stem) ?? 0)))
    return SOFT.has(stem) ? weight / 2 : weight
  }

  return {
    holds: (stem) => frequency.has(stem),
    find(question, kinds) {
      const stems = subjectStems(question)
      const total = stems.reduce((sum, stem) => sum + weightOf(stem), 0)
      if (total === 0) return []
      return search
        .search(stems.join(' '), {
          ...(kinds && { filter: ({ kind }) => kinds.includes(kind) }),
        })
        .flatMap(({ id, score, queryTerms }) => {
          const note = notes[id]
          const covered = new Set(queryTerms)
          const coverage = [...covered].reduce((sum, stem) => sum + weightOf(stem), 0) / total
          return note ? [{ note, score, coverage }] : []
        })
        .sort((one, other) => worthOf(other) - worthOf(one))
    },
  }
}

/** Short notes about one thing answer better than what policies and articles say of it in passing. */
function worthOf({ note, coverage, score }: Found): number {
  const isWordy = note.kind === 'policy' || note.kind === 'article'
  return coverage * score * (isWordy ? 0.6 : 1)
}

function countStems(notes: readonly Note[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, text, terms = '' } of notes)
    for (const stem of subjectStems(`${title} ${terms} ${text}`.toLowerCase()))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
