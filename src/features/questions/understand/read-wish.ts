import type { Category } from '@/features/categories/contract'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { findNamedVillas } from './named-villas'
import { labelling } from './phrases'
import { numbersInFigures, properSubjects, stemOf, subjectStems, wordsOf } from './plain-words'
import { readWhen } from './read-dates'
import { readParty } from './read-party'
import { readActs, type StayWish } from './stay-wish'
import { findIn, isIn, rewrite, wordsIn } from './word-lists'

const needsIn = labelling('needs')
const OF_BOARDS = wordsIn('of-boards')

/** What can be wished for, by name or by what it has. */
type Lodging = { villas: readonly Villa[]; categories: readonly Category[] }

/** What one question says of a stay. `text` is plain and mended. */
export function readWish(text: string, lodging: Lodging, today: Day): StayWish {
  const figured = numbersInFigures(text)
  const party = readParty(figured)
  const when = readWhen(figured, today, party.nights)
  const named = findNamedVillas(text, lodging)
  const wants = readWants(figured, lodging).filter(
    (stem) => stem !== 'bedroom' || party.bedrooms === undefined,
  )
  const acts = readActs(text)
  if (named.length === 0) wants.push(...needsIn(figured).filter((stem) => !wants.includes(stem)))
  const likes = acts.includes('choose') ? properSubjects(text) : []
  return {
    ...party,
    ...(when && { when }),
    ...(named.length > 0 && { named }),
    ...(wants.length > 0 && { wants }),
    ...(likes.length > 0 && { likes }),
    isAskedAsTaken: isIn(text, 'asked-as-taken'),
    acts,
  }
}

/** Stems of things that some of the villas have and some have not, so that asking for them narrows the choice. */
function readWants(text: string, { villas, categories }: Lodging): string[] {
  // Bedrooms of one's own are counted, and are no separate sitting room.
  const [, asked = ''] = findIn(rewrite(text, 'own'), 'wants') ?? []
  const names = new Set([...villas, ...categories].flatMap(({ name }) => wordsOf(name.toLowerCase())))
  const told = villas.map(featuresOf)
  const stems = wordsOf(asked)
    .filter((word) => !names.has(word) || word === 'terrace')
    .flatMap((word) => subjectStems(word))
  return [...new Set(stems)]
    .filter((stem) => /^[a-z]{3,}$/.test(stem) && !OF_BOARDS.includes(stem))
    .filter((stem) => {
      const having = told.filter((features) => hasFeature(features, stem)).length
      return having > 0 && having < villas.length
    })
}

/** The stems of what a villa has. */
export function featuresOf(villa: Villa): Set<string> {
  const { amenities, floor, bedrooms } = villa
  return stemsOf([...amenities, floor ?? '', bedrooms > 1 ? 'bedrooms' : ''].join(' '))
}

export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text.toLowerCase()).map(stemOf))
}

/** 'Kitchen' is found in 'kitchenette'; short stems must be the same. */
export function hasFeature(features: ReadonlySet<string>, stem: string): boolean {
  if (features.has(stem)) return true
  return stem.length >= 6 && [...features].some((feature) => feature.startsWith(stem))
}
