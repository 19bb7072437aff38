import { stemOf, wordsOf } from '@/features/questions/understand/plain-words'
import { toDay } from '@/kernel/days'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Knowledge } from '../knowledge/knowledge'
import { type NoteKind, tellNote } from '../knowledge/note'
import { topicText as words } from '../text'
import { readMore } from './answer-note'
import { list, type TopicQuestion } from './topic-question'

const MOSTLY = 0.45

/** What there is to see around the hotel. */
export function answerAttractions({ notes }: Knowledge): string {
  const places = notes.filter(({ kind }) => kind === 'place').map(tellNote)
  const tip = notes.find(({ kind, terms }) => kind === 'tip' && terms?.startsWith('attractions'))
  return [words.attractions, list(places), tip && tellNote(tip), readMore('/')].filter(Boolean).join('\n')
}

/** The way here, from where the guest says or from all sides. */
export function answerWay({ question, knowledge }: TopicQuestion): string {
  const found = knowledge.index.find(question, ['way'])
  const from = /\bfrom ([a-z ]+)/.exec(question)?.[1]
  const best = found[0]
  const { facts, notes } = knowledge
  if (
    best &&
    (from === undefined ||
      knowledge.index
        .find(from, ['way'])
        .some(({ note, coverage }) => note === best.note && coverage >= MOSTLY))
  )
    return `${tellNote(best.note)} ${words.address(facts.address, facts.latitude, facts.longitude)} ${readMore('/contact')}`
  const ways = notes.filter(({ kind }) => kind === 'way').map(tellNote)
  return [
    words.address(facts.address, facts.latitude, facts.longitude),
    list(ways),
    readMore('/contact'),
  ].join('\n')
}

const OF_DISTANCE = new Set(
  `how far close near long distance drive driving take takes km kilometres kilometers kilometre miles mile minutes
  hours away road trip journey car many by`.split(/\s+/),
)
const PLACES: readonly NoteKind[] = ['place', 'way', 'tip', 'challenge']

/** How far something is that our pages measure; null where they do not. */
export function answerDistance({ question, knowledge }: TopicQuestion): string | null {
  const isEnglish = currentLanguage() === DEFAULT_LANGUAGE
  const place = wordsOf(question)
    // Of another language only names are known.
    .filter((word) => !OF_DISTANCE.has(word) && (isEnglish || knowledge.index.holds(stemOf(word))))
    .join(' ')
  const asksTime = /\b(?:long|hours?|time|minutes|drive|driving)\b/.test(question)
  const ways = asksTime
    ? knowledge.index.find(place, ['way']).filter(({ coverage }) => coverage >= MOSTLY)
    : []
  if (ways[0]) return `${tellNote(ways[0].note)} ${readMore('/contact')}`
  const found = knowledge.index.find(place, PLACES).filter(({ coverage }) => coverage >= MOSTLY)
  const near = found.filter(({ note }) => /\bkm\b/.test(note.text))
  const inArticles = knowledge.index
    .find(place, ['article'])
    .filter(
      ({ note, coverage }) => coverage >= MOSTLY && note.terms && /\b(?:km|hours?|minutes)\b/.test(note.text),
    )
  const measured = [...near, ...inArticles]
  const told = (measured.length > 0 ? measured : found).slice(0, 1).map(({ note }) => tellNote(note))
  if (told.length > 0) return `${told.join(' ')} ${readMore('/contact')}`
  return /\b(?:town|centre|center|city)\b/.test(place) ||
    !/[a-z]{4}/.test(place.replace(/\b(?:hotel|from|the|you|your|here|there|it|is|are)\b/g, ''))
    ? answerWay({ question: 'from mbarara town', knowledge, today: toDay('2000-01-01') })
    : null
}
