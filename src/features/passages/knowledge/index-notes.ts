import { subjectStems } from '@/features/questions/understand/plain-words'
import type { Note, NoteKind } from './note'
import { openSearch, type Pause } from './open-search'

/** A note that answers a question, with how much of what was asked about it covers: 0 to 1. */
export type Found = { note: Note; coverage: number; score: number }

export type NoteIndex = {
  find: (question: string, kinds?: readonly NoteKind[]) => Found[]
  /** True when some note holds this stem. */
  holds: (stem: string) => boolean
}

/** Makes notes searchable by the stems of their English words. */
export async function indexNotes(notes: readonly Note[], pause: Pause): Promise<NoteIndex> {
  const termsOf = (text: string) => subjectStems(text.toLowerCase())
  const search = await openSearch(notes, termsOf, { title: 3, terms: 2 }, pause)
  const weightOf = (stem: string) => Math.log(1 + notes.length / (1 + search.count(stem)))
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  return {
    holds: (stem) => search.count(stem) > 0,
    find(question, kinds) {
      const stems = subjectStems(question)
      return search
        .find(stems)
        .flatMap(({ id, score, held }) => {
          const note = notes[id]
          if (!note || kinds?.includes(note.kind) === false) return []
          return [{ note, score, coverage: weigh([...new Set(held)]) / weigh(stems) }]
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
