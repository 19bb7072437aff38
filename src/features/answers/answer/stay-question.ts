import type { StayWish } from '@/features/questions/understand/stay-wish'
import { bookableVillas } from '@/features/search/rules/offers'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day } from '@/kernel/days'
import { conciergeText } from '../text'
import type { AnswerContext } from './asked'
import type { Offer } from './describe-villas'
import { type Criteria, firstFreeStay, namedVillas, placesOf } from './find-stays'
import { tellRate } from './tell-rate'

const words = conciergeText.stay

/** Villas shown of a longer list. */
export const MOST_LISTED = 4

/** A wish with all that its answer is made from. */
export type StayQuestion = AnswerContext & { wish: StayWish }

/** What to say first when more come than the wished villas sleep. */
export function judgeParty(question: StayQuestion): string | null {
  const { wish, knowledge } = question
  const { guests, ownBeds } = wish
  if (guests === undefined) return null
  const mostIn = (villas: readonly Villa[]) => Math.max(0, ...villas.map((villa) => placesOf(villa, ownBeds)))
  const most = mostIn(bookableVillas(knowledge.villas))
  if (guests > most) return words.tooMany(guests, most)
  const mostHere = mostIn(poolOf(question))
  return wish.named && guests > mostHere ? words.tooManyFor(labelOf(wish), guests, mostHere) : null
}

/** What a villa must be and have; a budget for the whole stay is spread over its nights. */
export function criteriaOf(
  { guests, bedrooms, bathrooms, wants, budget, ownBeds }: StayWish,
  nights: number,
): Criteria {
  const most =
    budget && (budget.per === 'night' ? budget.cents : Math.floor(budget.cents / Math.max(1, nights)))
  return {
    ...(guests !== undefined && { guests }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(bathrooms !== undefined && { bathrooms }),
    ...(ownBeds && { ownBeds }),
    ...(wants && { wants }),
    ...(most !== undefined && { most }),
  }
}

/** The villas a wish is about: those it names, or all. */
export function poolOf({ wish, knowledge }: StayQuestion): Villa[] {
  return namedVillas(
    knowledge,
    wish.named?.flatMap(({ villaIds }) => villaIds),
  )
}

/** What the named villas are called together. */
export function labelOf({ named = [] }: StayWish): string {
  return conciergeText.and(named.map(({ label }) => label))
}

/** What was taken for granted, or cannot be told. */
export function remarksOf({
  wish: { when, nights, isOtherCurrency },
  knowledge,
}: Pick<StayQuestion, 'wish' | 'knowledge'>): string[] {
  return [
    ...(when?.kind === 'night' && nights === undefined ? [words.oneNight] : []),
    ...(isOtherCurrency ? [words.otherCurrency(tellRate(knowledge.facts))] : []),
  ]
}

/** What the prices of a stay are for: the party and the meals, also where they were named questions ago. */
export function mealsOf({ guests, board: wished, ownBeds }: StayWish, board = wished): string {
  return [words.pricesAre(guests, board), ownBeds && words.ownBeds].filter(Boolean).join(' ')
}

/** The first of each category, cheapest first, so that a short list shows the whole choice. */
export function spread<Choice extends { villa: Villa } | Villa>(offers: readonly Choice[]): Choice[] {
  const seen = new Set<number | null>()
  const firsts = offers.filter((offer) => {
    const { categoryId } = 'villa' in offer ? offer.villa : offer
    return !seen.has(categoryId) && seen.add(categoryId)
  })
  const others = offers.filter((offer) => !firsts.includes(offer))
  return [...firsts, ...others].slice(0, Math.max(MOST_LISTED, Math.min(firsts.length, 6)))
}

/** The first free stay of each villa that begins between two days. */
export async function findFirstFree(
  { wish, lookUpNights }: StayQuestion,
  villas: readonly Villa[],
  first: Day,
  last: Day,
): Promise<Offer[]> {
  const length = wish.nights ?? 1
  const nights = await lookUpNights(first, addDays(last, length))
  return villas.flatMap((villa) => {
    const stay = firstFreeStay(villa, length, first, last, nights)
    return stay ? [{ villa, stay }] : []
  })
}
