import type { Board } from '@/features/rates/rules/board'
import type { Cents } from '@/kernel/money'
import { labelling, phrasesIn } from './phrases'
import { countOf, findIn, isIn, numberIn, sumIn, wordsIn } from './word-lists'

/** What a guest said of who comes and what they would like, apart from days and villas. */
export type Party = {
  guests?: number
  nights?: number
  /** At least so many bedrooms. */
  bedrooms?: number
  /** So many villas, each for itself; 1 where one alone is asked for. */
  villas?: number
  board?: Board
  /** The most they would pay, in cents: a night, or in all. */
  budget?: { cents: Cents; per: 'night' | 'stay' }
  /** They named an amount in a currency we have no prices in. */
  isOtherCurrency?: true
  pick?: 'cheapest' | 'dearest' | 'largest'
  /** Nobody shares a bed. */
  ownBeds?: true
}

const boardsIn = labelling<Board>('boards')
const picksIn = labelling<NonNullable<Party['pick']>>('picks')
const isInAll = phrasesIn('in-all')

/** Guests, nights, board, budget out of a text whose numbers are figures. */
export function readParty(text: string): Party {
  const guests = readGuests(text)
  const villas = readVillas(text, guests)
  const told = {
    guests: spreadOver(text, guests, villas),
    nights: numberIn(text, 'nights'),
    bedrooms: numberIn(text, 'bedrooms') ?? (isIn(text, 'own-rooms') ? sumIn(text, 'couples') : null),
    villas,
    board: boardsIn(text)[0],
    budget: readBudget(text),
    isOtherCurrency: isIn(text, 'other-currency') && /\d/.test(text) ? (true as const) : null,
    pick: picksIn(text)[0],
    ownBeds: isIn(text, 'own-beds') ? (true as const) : null,
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null && value !== undefined))
}

function readGuests(text: string): number | null {
  const group = numberIn(text, 'group')
  if (group !== null) return group
  const adults = sumIn(text, 'adults')
  const children = sumIn(text, 'children')
  const young = children ?? (isIn(text, 'one-child') ? 1 : 0)
  if (adults !== null) return adults + (sumIn(text, 'couples') ?? 0) + (isIn(text, 'including') ? 0 : young)
  const themselves = numberIn(text, 'themselves')
  if (themselves !== null) return themselves + young
  if (children !== null) return children + (/\b(?:i|me|my)\b/.test(text) ? 1 : 0)
  return numberIn(text, 'party')
}

/** The party of all villas together, where it is told for each of them. */
function spreadOver(text: string, guests: number | null, villas: number | null): number | null {
  if (guests === null || villas === null) return guests
  const both = villas === 2 ? findIn(text, 'for-both') : null
  if (both) return countOf(both[1]) + countOf(both[2])
  return isIn(text, 'for-each') ? guests * villas : guests
}

/** So many units, each for itself; rooms of a party that is told may be those of one villa. */
function readVillas(text: string, guests: number | null): number | null {
  const [, count, unit] = findIn(text, 'villas') ?? []
  const areOfOne = unit && ((unit === 'rooms' && guests !== null) || isIn(text, 'own-rooms'))
  return count === undefined || areOfOne ? null : countOf(count) || null
}

function readBudget(text: string): Party['budget'] | null {
  const found = findIn(text, 'amounts')
  if (!found || !wordsIn('money').some((word) => text.includes(word))) return null
  const cents = Number(found[1]) * 100 + Number(found[2] ?? 0)
  const isForNights = isIn(text, 'for-nights') && !/\b(?:a|per|each) night\b/.test(text)
  return { cents, per: isForNights || isInAll(text) ? 'stay' : 'night' }
}
