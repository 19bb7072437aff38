import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { NamedVillas } from './named-villas'
import { labelling, phrasesIn } from './phrases'
import { properSubjects } from './plain-words'
import type { Party } from './read-party'

/** When a guest would come, as far as they said. */
export type When =
  | { kind: 'stay'; stay: Stay }
  | { kind: 'night'; day: Day }
  | { kind: 'period'; first: Day; last: Day; label: string }
  | { kind: 'problem'; problem: 'no-such-day' | 'reversed'; told: string }

/** What a guest wants done about a stay. */
export type StayAct = 'availability' | 'price' | 'describe' | 'choose' | 'book'

/** Everything a guest has said of a stay so far; what is absent was not said. */
export type StayWish = Party & {
  named?: NamedVillas[]
  when?: When
  /** Stems of what the villa should have. */
  wants?: string[]
  /** Stems of what they would like, where they leave the choice to us. */
  likes?: string[]
  /** They ask whether it is taken, not whether it is free. */
  isAskedAsTaken?: boolean
  acts: StayAct[]
}

/** What a question asks to be done about a stay: it may ask for several things. */
export const readActs = labelling<StayAct>('acts')

const begins = phrasesIn('begins')
const goesOn = phrasesIn('goes-on')

/** True for words that lead on from what was said before. */
export function leadsOn(text: string): boolean {
  return begins(text.split(' ').slice(0, 2).join(' ')) || goesOn(text)
}

/** True for a question that names nothing itself: 'and what does it cost?' */
export function refersBack(text: string): boolean {
  return goesOn(text) && properSubjects(text).length === 0
}

/** What says nothing of a stay by itself. */
const ASIDE: ReadonlySet<string> = new Set<keyof StayWish>([
  'acts',
  'isAskedAsTaken',
  'likes',
  'villas',
  'asksBeds',
])

/** True when a wish says anything about a stay at all, acts aside. */
export function saysAnything({ villas = 1, ...wish }: StayWish): boolean {
  return villas > 1 || Object.entries(wish).some(([name, told]) => told !== undefined && !ASIDE.has(name))
}

/** From so many things told of a stay on it is one that is asked for. */
const MANY = 3

/**
 * Days and a party told together ask for a stay, in whatever words; so do days and a price that is asked for, and much that is
 * told of one.
 */
export function asksForStay(wish: StayWish): boolean {
  const { when, guests, nights, villas, board, budget, bedrooms, acts } = wish
  const told = [when, guests, nights, board, budget, bedrooms].filter((one) => one !== undefined)
  if (told.length >= MANY || (when && villas)) return true
  return when?.kind === 'stay' && (guests !== undefined || acts.includes('price'))
}

/** The wish that follows from one said before and one said now: what is said now counts. */
export function continueWish(before: StayWish, now: StayWish): StayWish {
  const { wants, pick, budget, villas } = now
  const asksAfresh =
    now.acts.includes('choose') || Boolean(wants?.length || pick || budget || (villas && villas > 1))
  const named = now.named ?? (asksAfresh ? undefined : before.named)
  const merged = { ...before, ...now, acts: now.acts.length > 0 ? now.acts : before.acts }
  const { named: _named, ...rest } = merged
  if (!now.pick) delete rest.pick
  if (!now.wants && now.named) delete rest.wants
  if (!now.budget && now.named) delete rest.budget
  if (!now.villas && (now.named || asksOfAny(now) || isOtherParty(before, now))) delete rest.villas
  if (villas && !now.guests && before.guests !== undefined && before.guests < villas) delete rest.guests
  return named ? { ...rest, named } : rest
}

/** 'Which is the largest?', 'which have a kitchen?': a question about any villa, not about so many. */
function asksOfAny({ acts, pick, when, guests, board }: StayWish): boolean {
  if (pick) return true
  const isPlain = when === undefined && guests === undefined && board === undefined
  return isPlain && (acts.includes('choose') || acts.includes('describe'))
}

/** A party told after the villas fills them, unless it is too small for that or another was told before. */
function isOtherParty({ guests: told, villas = 1 }: StayWish, { guests }: StayWish): boolean {
  return guests !== undefined && (told !== undefined || guests < villas)
}
