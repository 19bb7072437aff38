import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { NamedVillas } from './named-villas'
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

const ACTS: [StayAct, RegExp][] = [
  [
    'availability',
    /\b(?:availab\w*|free (?!wifi|wi-fi|parking|cancel|of charge|breakfast|internet)|free$|vacan\w*|vacant|(?:rooms?|villas?|units?|space|place|anything|something) (?:left|open|for tonight)|open (?:dates|nights)|taken|booked|occupied|full on|fully booked|sold out|do you have (?:a |any )?(?:rooms?|villas?|space|place)|any (?:rooms?|villas?|space))\b/,
  ],
  [
    'price',
    /\b(?:price[sd]?|pricing|cost\w*|rates?|how much|charges?|charged|tariffs?|fees?|quote|quotation|total|amount|per night|a night|pay|dollars?|usd)\b/,
  ],
  ['book', /\b(?:book|booking|reserve|reservation|hold|secure)\b/],
  [
    'choose',
    /\b(?:which|recommend\w*|suggest\w*|suitable|suits?|best (?:villa|room|for|option)|options?|what (?:villas?|rooms?|kinds?|types?)|looking for|need (?:a|an)|want (?:a|an)|cheap\w*|largest|biggest|most expensive|lowest|affordable|other villas?|another villa|villas? with|rooms? with|anything (?:with|for|under|below|cheaper))\b/,
  ],
  [
    'describe',
    /\b(?:tell me (?:more )?about|describe|what is .* like|what's .* like|about (?:the )?|details?|how (?:big|large|many)|size|square|bedrooms?|bathrooms?|beds?|amenit\w*|feature\w*|facilit\w*|sleeps?|capacity|does .* have|do .* have|has|have|floor|balcon\w*|kitchen|accommodate|maximum)\b/,
  ],
]

/** What a question asks to be done about a stay. */
export function readActs(text: string): StayAct[] {
  return ACTS.filter(([, pattern]) => pattern.test(text)).map(([act]) => act)
}

const LODGING =
  /\b(?:villas?|rooms?|accommodations?|lodging|nights?|stay(?:ing|s)?|studios?|residences?|suites?|beds?|sleep|units?|check(?:ing)?[- ]?in on|(?:any|some)thing (?:with|for|under|below|cheaper|free|available)|half[- ]?board|full[- ]?board|b&b|board)\b/

/** True where a question speaks of lodging as such, whichever villa. */
export function speaksOfLodging(text: string): boolean {
  return LODGING.test(text)
}

/** The words that lead on from what was said before. */
export function leadsOn(text: string): boolean {
  return /^(?:and|but|or|so|ok(?:ay)?|then|what about|how about|what if|also|instead|same|make it|actually)\b|\b(?:what about|how about|what if|instead|same (?:dates|days|nights|villa)|that (?:one|villa|room)|this (?:one|villa|room)|those (?:dates|days|nights)|these (?:dates|days|nights)|the (?:first|second|third|last|other) one|it|then|there|them)\b/.test(
    text,
  )
}

/** True when a wish says anything about a stay at all, acts aside. */
export function saysAnything(wish: StayWish): boolean {
  return Boolean(
    wish.named?.length ||
      wish.when ||
      wish.nights ||
      wish.guests !== undefined ||
      wish.bedrooms !== undefined ||
      wish.board ||
      wish.budget ||
      wish.wants?.length ||
      wish.pick,
  )
}

/** The wish that follows from one said before and one said now: what is said now counts. */
export function continueWish(before: StayWish, now: StayWish): StayWish {
  const asksAfresh = now.acts.includes('choose') || Boolean(now.wants?.length || now.pick || now.budget)
  const named = now.named ?? (asksAfresh ? undefined : before.named)
  const merged = { ...before, ...now, acts: now.acts.length > 0 ? now.acts : before.acts }
  const { named: _named, ...rest } = merged
  if (!now.pick) delete rest.pick
  if (!now.wants && now.named) delete rest.wants
  if (!now.budget && now.named) delete rest.budget
  return named ? { ...rest, named } : rest
}
