import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { NamedVillas } from './named-villas'
import { phrases } from './phrases'
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

/** Words that ask for one thing whatever else is said: a question may ask for several. */
const ACTS: [StayAct, (text: string) => boolean][] = [
  [
    'availability',
    phrases(
      'availab*, free, vacan*, left, open dates, open nights, taken, booked, occupied, sold out, any room, any rooms, any villa, any villas, do you have a room, do you have rooms, space',
    ),
  ],
  [
    'price',
    phrases(
      'price, prices, priced, pricing, cost, costs, rate, rates, how much, charge, tariff, fee, quote, total, amount, per night, a night, pay, dollars, usd',
    ),
  ],
  ['book', phrases('book, booking, reserve, reservation, hold, secure')],
  [
    'choose',
    phrases(
      'which, recommend*, suggest*, suitable, suits, best villa, best room, option, options, what villas, what rooms, looking for, need a, want a, cheap*, largest, biggest, most expensive, lowest, affordable, other villas, another villa, villas with, rooms with, anything with, anything for, anything under, anything below, something with, a villa for, a room for, a studio for',
    ),
  ],
  [
    'describe',
    phrases(
      'tell me about, tell me more, describe, like, about, details, how big, how large, how many, size, square, bedroom*, bathroom*, bed, beds, amenit*, feature*, facilit*, sleeps, capacity, have, has, floor, balcon*, kitchen, accommodate, maximum, fit',
    ),
  ],
]

/** What a question asks to be done about a stay. */
export function readActs(text: string): StayAct[] {
  return ACTS.filter(([, asks]) => asks(text)).map(([act]) => act)
}

const BEGINS = phrases(
  'and, but, or, so, ok, okay, then, what about, how about, what if, also, instead, same, make it, actually',
)
const GOES_ON = phrases(
  'what about, how about, what if, instead, same dates, same days, same nights, same villa, that one, that villa, that room, this one, this villa, those dates, these dates, the first one, the second one, the last one, the other one, it, then, there, them',
)

/** True for words that lead on from what was said before. */
export function leadsOn(text: string): boolean {
  return BEGINS(text.split(' ').slice(0, 2).join(' ')) || GOES_ON(text)
}

/** True when a wish says anything about a stay at all, acts aside. */
export function saysAnything({
  acts: _acts,
  isAskedAsTaken: _asked,
  likes: _likes,
  villas,
  ...wish
}: StayWish): boolean {
  if (villas !== undefined && villas > 1) return true
  return Object.values(wish).some((told) => (Array.isArray(told) ? told.length > 0 : told !== undefined))
}

/** Days and a party told together ask for a stay, in whatever words; so do days and a price that is asked for. */
export function asksForStay({ when, guests, villas = 1, acts }: StayWish): boolean {
  return when?.kind === 'stay' && (guests !== undefined || villas > 1 || acts.includes('price'))
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
