import type { Board } from '@/features/rates/rules/board'
import type { Cents } from '@/kernel/money'
import { labelling, phrasesIn } from './phrases'
import { countOf, findIn, isIn, numberIn, patternOf, rewrite, wordsIn } from './word-lists'

/** What a guest said of who comes and what they would like, apart from days and villas. */
export type Party = {
  guests?: number
  nights?: number
  /** At least so many bedrooms. */
  bedrooms?: number
  /** At least so many bathrooms. */
  bathrooms?: number
  /** So many villas, each for itself; 1 where one alone is asked for. */
  villas?: number
  board?: Board
  /** The most they would pay, in cents: a night, or in all. */
  budget?: { cents: Cents; per: 'night' | 'stay' }
  /** They named an amount in a currency we have no prices in. */
  isOtherCurrency?: true
  pick?: 'cheapest' | 'dearest' | 'largest' | 'smallest'
  /** Nobody shares a bed. */
  ownBeds?: true
  asksBeds?: true
}

const boardsIn = labelling<Board>('boards')
const picksIn = labelling<NonNullable<Party['pick']>>('picks')
const isInAll = phrasesIn('in-all')
/** Who shares no bathroom needs as many, though they may not say how many they are. */
const FEWEST_BATHS = 2

/** Guests, nights, board, budget out of a text whose numbers are figures. */
export function readParty(text: string): Party {
  const ownBeds = isIn(text, 'own-beds') ? (true as const) : null
  const guests = readGuests(text) ?? (ownBeds && numberIn(text, 'so-many-beds'))
  const rooms = numberIn(text, 'couples') ?? guests
  const villas = readVillas(text, guests)
  const told = {
    guests: spreadOver(text, guests, villas),
    nights: numberIn(text, 'nights'),
    bedrooms: numberIn(text, 'bedrooms') ?? (isIn(text, 'own-rooms') ? rooms : null),
    bathrooms: numberIn(text, 'bathrooms') ?? (isIn(text, 'own-baths') ? (rooms ?? FEWEST_BATHS) : null),
    villas,
    board: boardsIn(text)[0],
    budget: readBudget(text),
    isOtherCurrency: isIn(text, 'other-currency') && /\d/.test(text) ? (true as const) : null,
    pick: picksIn(text)[0],
    ownBeds,
    asksBeds: isIn(text, 'beds') ? (true as const) : null,
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null && value !== undefined))
}

const JOINTS = new Set(['', ...wordsIn('joints')])

/** Those who come: told in all, else the most that stand side by side, added up. */
function readGuests(told: string): number | null {
  const total = numberIn(told, 'total')
  if (total !== null) return total
  const text = rewrite(told, 'uncounted')
  const counts = partiesIn(text).flatMap((members) => countParty(members, text) ?? [])
  return counts.length > 0 ? Math.max(...counts) : (numberIn(text, 'alone') ?? numberIn(text, 'party'))
}

function partiesIn(text: string): RegExpExecArray[][] {
  const parties: RegExpExecArray[][] = []
  let end = 0
  for (const found of text.matchAll(patternOf('member'))) {
    const joint = text.slice(end, found.index)
    const isJoined = isIn(joint, 'with') || joint.split(/[\s,&+]+/).every((word) => JOINTS.has(word))
    if (isJoined && end > 0) parties.at(-1)?.push(found)
    else parties.push([found])
    end = found.index + found[0].length
  }
  return parties
}

/** How many those are with whoever speaks of them; null where nobody says that they come. */
function countParty(members: readonly RegExpExecArray[], text: string): number | null {
  const kinds = members.map(({ groups = {} }) => groups)
  const before = text.slice(0, members[0]?.index)
  const areOthers = kinds.every(({ other, own, kin, two }) => other ?? own ?? kin ?? two)
  const areParents = areOthers && isIn(before, 'parents')
  const isSpoken = areOthers && isIn(text, 'speakers') && !before.endsWith('for ')
  const isTold = kinds.some(({ count, pair }) => count ?? pair)
  const isJoined = members.length > 1 ? kinds.some(({ self }) => self) : isSpoken && isIn(before, 'brought')
  if (!isTold && !isJoined) return null
  const isOne = !areParents && (kinds.some(({ kin }) => kin) || !/\b(?:we|our|us)\b/.test(text))
  const speakers = areParents || isSpoken ? (isOne ? 1 : 2) : 0
  const twos = kinds.map(({ twice, two, self }) => twice ?? two ?? self === 'us')
  return kinds.reduce((sum, { count }, at) => sum + countOf(count) * (twos[at] ? 2 : 1), speakers)
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
  if (guests !== null && guests > 1 && isIn(text, 'each-alone')) return guests
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
