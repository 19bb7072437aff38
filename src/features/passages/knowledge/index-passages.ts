import type { Share } from '@/features/questions/understand/classifier'
import { mergeStays } from '@/features/questions/understand/confidence'
import { isFiller, plainText, stemOf, wordsOf } from '@/features/questions/understand/plain-words'
import { readTopics, tellingOf } from '@/features/questions/understand/topics'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import { type Note, type NoteKind, tellNote, titleOf } from './note'
import { openSearch, type Pause, type TermsOf } from './open-search'
import { sentencesOf } from './sentences'

/** What of a note may be told by itself: a sentence of a long one, the whole of a short one. */
type Passage = { note: Note; title: string; text: string; terms?: string | undefined }

/** A passage with the telling terms of a question that it holds, how much these weigh, and how likely it answers. */
export type FoundPassage = Passage & { held: string[]; evidence: number; coverage: number; worth: number }

export type PassageIndex = {
  /** The likeliest first; `kinds` are what the question may be about. */
  find: (question: string, kinds: readonly Share<string>[]) => FoundPassage[]
  termsOf: TermsOf
}

/** Notes that say one thing a sentence. */
const IN_SENTENCES: ReadonlySet<NoteKind> = new Set(['tip', 'article', 'policy', 'about', 'villa'])
/** Letters by which words of languages with many endings are compared. */
const LETTERS = 5
/** Words that so many of the examples hold ask, and name nothing; found ones that weigh less than this prove nothing alone. */
const LEAST_TELLING = 0.5
const LEAST_HELD = 0.15
/** Passages that are judged, and how far each is read for its topics: both cost time. */
const MOST_JUDGED = 8
const LONGEST_JUDGED = 160
/** What tells whether a passage answers, fitted to 93 questions of strangers whose best passage was judged by hand. */
const SIGNS = { none: -2.4, coverage: 1, agreement: 2.4, evidence: 2.7, named: 0.8 }
const MOST_EVIDENCE = 1.5
/** What is said in passing, and for other purposes, is less likely meant. */
const IN_PASSING: Partial<Record<NoteKind, number>> = {
  policy: -1.7,
  article: -1.1,
  villa: -2,
  challenge: -1,
}

/** Makes notes searchable by passages, in the current language. */
export async function indexPassages(notes: readonly Note[], pause: Pause): Promise<PassageIndex> {
  const isEnglish = currentLanguage() === DEFAULT_LANGUAGE
  const toTerm = (word: string) => (isEnglish ? stemOf(word) : word.slice(0, LETTERS))
  const isTerm = (word: string) => (isEnglish ? !isFiller(word) : word.length > 1)
  const termsOf: TermsOf = (text) => wordsOf(plainText(text)).filter(isTerm).map(toTerm)
  const passages = notes.flatMap((note): Passage[] => {
    const [title, text] = [titleOf(note), tellNote(note)]
    const told = IN_SENTENCES.has(note.kind) ? sentencesOf(text) : [text]
    return told.map((one, place) => ({ note, title, text: one, ...(place === 0 && { terms: note.terms }) }))
  })
  const search = await openSearch(passages, termsOf, { terms: 0.4 }, pause)
  const topics = new Map<Passage, Share<string>[]>()
  const topicsOf = (passage: Passage) => {
    const text = plainText(`${passage.title} ${passage.text}`.slice(0, LONGEST_JUDGED))
    const known = topics.get(passage) ?? mergeStays(readTopics(text)).slice(0, 4)
    topics.set(passage, known)
    return known
  }
  const weigh = (question: string) => {
    const words = wordsOf(plainText(question)).filter(isTerm)
    return new Map(
      words.map((word) => {
        const telling = Math.max(0, tellingOf(word) - LEAST_TELLING) / (1 - LEAST_TELLING)
        const standsIn = Math.log(1 + search.count(toTerm(word)))
        return [toTerm(word), telling * (1 - standsIn / Math.log(passages.length))]
      }),
    )
  }
  return {
    termsOf,
    find(question, kinds) {
      const weights = weigh(question)
      const weightOf = (term: string) => weights.get(term) ?? 0
      const sumOf = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0)
      const shares = new Map(kinds.map(({ label, share }) => [label, share]))
      return search
        .find([...weights.keys()], weightOf)
        .slice(0, MOST_JUDGED)
        .flatMap(({ id, held: inIt }) => {
          const passage = passages[id]
          if (!passage) return []
          const terms = new Set(inIt)
          const evidence = sumOf(terms)
          const coverage = evidence / (sumOf(weights.keys()) || 1)
          const alike = topicsOf(passage).map(({ label, share }) =>
            Math.sqrt(share * (shares.get(label) ?? 0)),
          )
          const sum =
            SIGNS.none +
            SIGNS.coverage * coverage +
            SIGNS.agreement * alike.reduce((all, one) => all + one, 0) +
            SIGNS.evidence * Math.min(evidence, MOST_EVIDENCE) +
            (termsOf(passage.title).every((term) => terms.has(term)) ? SIGNS.named : 0) +
            (IN_PASSING[passage.note.kind] ?? 0)
          const held = [...terms].filter((term) => weightOf(term) >= LEAST_HELD)
          return [{ ...passage, held, evidence, coverage, worth: 1 / (1 + Math.exp(-sum)) }]
        })
        .sort((one, other) => other.worth - one.worth)
    },
  }
}
