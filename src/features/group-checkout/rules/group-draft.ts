import type { Availability, Window } from '@/features/availability/rules/availability'
import { checkBoard, checkStay, guestsOffered } from '@/features/bookings/rules/limits'
import { type Party, resizeParty } from '@/features/bookings/rules/party'
import { type DraftPart, isNear } from '@/features/groups/rules/group-link'
import { FEWEST_PARTS, MOST_PARTS, spanOf } from '@/features/groups/rules/parts'
import { partyForNext, splitParty } from '@/features/groups/rules/split-party'
import { BOARDS, type Board } from '@/features/rates/rules/board'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { type Quote, rateOf } from '@/features/rates/rules/pricing'
import { pickAny } from '@/features/search/rules/any-villa'
import { findOffers, type Offer, quoteVilla } from '@/features/search/rules/offers'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'

export type Known = { villas: readonly Villa[]; availability: Availability }

/** What holds for a group as a whole. */
export type GroupWish = { stay: Stay; party: Party; board: Board }

/** A chosen villa with its nights, its price and whether they can be had. */
export type ChosenVilla = {
  part: DraftPart
  villa: Villa
  stay: Stay
  quote: Quote
  isFree: boolean
  /** Why these nights cannot be booked, whoever else has them. */
  problem: string | null
}

/** A kind of villa with how many of it are chosen and how many more are free on the nights of the group. */
export type KindOffered = {
  id: number | null
  name: string
  sleeps: number
  from: Cents
  chosen: number
  free: number
}

/** The days to ask about: from the first arrival to the last departure. */
export function groupWindow(stay: Stay, parts: readonly DraftPart[], today: Day): Window {
  const own = parts.flatMap((part) => (part.stay && isNear(part.stay, stay) ? part.stay : []))
  const { checkIn, checkOut } = spanOf([stay, ...own])
  return { first: checkIn > today ? checkIn : today, last: addDays(checkOut, -1) }
}

/** The villas of a link as far as we have them, with prices; parties are cut to what each villa takes. */
export function choose(
  parts: readonly DraftPart[],
  { villas, availability }: Known,
  wish: GroupWish,
): ChosenVilla[] {
  return parts.flatMap((part) => {
    const villa = villas.find(({ id }) => id === part.villaId)
    if (!villa) return []
    const stay = part.stay && isNear(part.stay, wish.stay) ? part.stay : wish.stay
    const [problem] = checkStay(
      { ...stay, guests: 1, board: wish.board },
      { today: availability.today, maxGuests: 1, rate: rateOf(villa) },
    )
    const { board } = wish
    const isFree = findOffers([villa], availability, { stay, board, ...ONE_GUEST }).length > 0
    const party = resizeParty(part.party, Math.min(part.party.guests, guestsOffered(villa)))
    const quote = quoteVilla(villa, { stay, board, guests: party.guests, childAges: party.childAges })
    return { part: { ...part, party }, villa, stay, quote, isFree, problem: problem?.message ?? null }
  })
}

/** What all chosen villas cost, in cents. */
export function totalOf(chosen: readonly ChosenVilla[]): Cents {
  return chosen.reduce((sum, { quote }) => sum + quote.total, 0)
}

/** How many guests the chosen villas are for. */
export function countGuests(parts: readonly Pick<DraftPart, 'party'>[]): number {
  return parts.reduce((sum, { party }) => sum + party.guests, 0)
}

/** True for as many villas as a group has, all of them to be had. */
export function isComplete(chosen: readonly ChosenVilla[]): boolean {
  const isMany = chosen.length >= FEWEST_PARTS && chosen.length <= MOST_PARTS
  return isMany && chosen.every(({ isFree, problem }) => isFree && problem === null)
}

/** The kinds of villas that are free or chosen, the cheapest first. */
export function offerKinds(parts: readonly DraftPart[], known: Known, wish: GroupWish): KindOffered[] {
  const free = freeBeside(parts, known, wish)
  const ids = new Set(known.villas.map(({ categoryId }) => categoryId))
  return [...ids]
    .flatMap((id) => {
      const own = known.villas.filter((villa) => villa.categoryId === id && villa.isAvailable)
      const offers = free.filter(({ villa }) => villa.categoryId === id)
      const chosen = parts.filter(({ villaId }) => own.some((villa) => villa.id === villaId)).length
      const [first] = own
      if (!first || chosen + offers.length === 0) return []
      const prices = offers.map(({ quote }) => quote.total)
      return {
        id,
        name: first.categoryName ?? first.name,
        sleeps: Math.max(...own.map(guestsOffered)),
        from: prices.length > 0 ? Math.min(...prices) : quoteVilla(first, { ...wish, ...ONE_GUEST }).total,
        chosen,
        free: offers.length,
      }
    })
    .sort((one, other) => one.from - other.from)
}

/**
 * The parts with as many villas of a kind as wanted: further ones are the cheapest free, and the last chosen go first.
 * With `keepsParties` nobody moves: a further villa is for whoever is left. Else the party is spread anew.
 */
export function setCount(
  parts: readonly DraftPart[],
  known: Known,
  wish: GroupWish,
  { id, count, keepsParties }: { id: number | null; count: number; keepsParties: boolean },
): DraftPart[] {
  const kindOf = (villaId: number) => known.villas.find((villa) => villa.id === villaId)?.categoryId
  const own = parts.filter(({ villaId }) => kindOf(villaId) === id)
  const removed = new Set(own.slice(Math.max(0, count)))
  let next = parts.filter((part) => !removed.has(part))
  for (let more = count - own.length; more > 0 && next.length < MOST_PARTS; more -= 1) {
    const offer = pickAny(freeBeside(next, known, wish), id)
    if (!offer) break
    const party = partyForNext(wish.party, countGuests(next), guestsOffered(offer.villa))
    next = [...next, { villaId: offer.villa.id, party, stay: null }]
  }
  return keepsParties ? next : spread(next, known, wish.party)
}

/** Another free villa of the same kind in the place of one that cannot be had; undefined where there is none. */
export function substitute(
  parts: readonly DraftPart[],
  { part, villa, stay }: ChosenVilla,
  known: Known,
  wish: GroupWish,
): DraftPart | undefined {
  const offer = pickAny(freeBeside(parts, known, { ...wish, stay }), villa.categoryId)
  if (!offer) return undefined
  const party = resizeParty(part.party, Math.min(part.party.guests, guestsOffered(offer.villa)))
  return { ...part, party, villaId: offer.villa.id }
}

/** The meals with which every chosen villa is offered. */
export function boardsOf(chosen: readonly ChosenVilla[]): Board[] {
  return BOARDS.filter((board) => chosen.every(({ villa }) => checkBoard(board, rateOf(villa)).length === 0))
}

function spread(parts: readonly DraftPart[], { villas }: Known, party: Party): DraftPart[] {
  const sizes = parts.map(({ villaId }) => {
    const villa = villas.find(({ id }) => id === villaId)
    return villa ? guestsOffered(villa) : 1
  })
  const parties = splitParty(party, sizes)
  return parts.map((part, place) => ({ ...part, party: parties[place] ?? part.party }))
}

function freeBeside(parts: readonly DraftPart[], { villas, availability }: Known, wish: GroupWish): Offer[] {
  const chosen = new Set(parts.map(({ villaId }) => villaId))
  const { stay, board } = wish
  const offers = findOffers(villas, availability, { stay, board, ...ONE_GUEST })
  return offers.filter(({ villa }) => !chosen.has(villa.id))
}
