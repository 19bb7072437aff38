import type { Note, NoteKind } from '@/features/passages/knowledge/note'
import { openSearch } from '@/features/passages/knowledge/open-search'
import { subjectStems } from '@/features/questions/understand/plain-words'

/** A note that answers a question, with how much of what was asked about it covers: 0 to 1. */
export type Found = { note: Note; coverage: number; score: number }

export type NoteIndex = {
  find: (question: string, kinds?: readonly NoteKind[]) => Found[]
  /** True when some note holds this stem. */
  holds: (stem: string) => boolean
}

/** Makes notes searchable by the stems of their English words. */
export function indexNotes(notes: readonly Note[]): NoteIndex {
  const termsOf = (text: string) => subjectStems(text.toLowerCase())
  const { search, counts } = openSearch(notes, termsOf, { title: 3, terms: 2 })
  const weightOf = (stem: string) => Math.log(1 + notes.length / (1 + (counts.get(stem) ?? 0)))
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  return {
    holds: (stem) => counts.has(stem),
    find(question, kinds) {
      const stems = subjectStems(question)
      return search
        .search(stems.join(' '))
        .flatMap(({ id, score, queryTerms }) => {
          const note = notes[id]
          if (!note || kinds?.includes(note.kind) === false) return []
          return [{ note, score, coverage: weigh([...new Set(queryTerms)]) / weigh(stems) }]
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
