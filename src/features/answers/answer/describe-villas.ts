import { guestsOffered } from '@/features/bookings/rules/limits'
import type { Category } from '@/features/categories/contract'
import { describeBeds } from '@/features/categories/rules/beds'
import { splitParty } from '@/features/groups/rules/split-party'
import { asTold, type Knowledge, type KnownVilla, tellAmenity } from '@/features/passages/knowledge/knowledge'
import { linkTo } from '@/features/property/rules/contact-links'
import { hasFeature, stemsOf } from '@/features/questions/understand/read-wish'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import type { OfferedPlan } from '@/features/rates/rules/plan-terms'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { VILLA_WORDS } from '@/features/villas/text'
import { type Cents, formatPrice, toCents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { conciergeText, topicText } from '../text'
import { readMore } from './answer-note'
import { amount, compose, join, list } from './compose'
import { nightPrices, placesIn, placesOf, priceOf } from './find-stays'

const words = conciergeText.stay

/** A villa for a stay; free, or shown for its price. `guests` where it is for a part of the party. */
export type Offer = { villa: Villa; stay: Stay; guests?: number | undefined }

/** Cheapest first, unless the dearest or the largest was asked for; the hotel's own order among equals. */
export function orderVillas<Some extends Villa>(villas: readonly Some[], pick: StayWish['pick']): Some[] {
  const base = (villa: Villa) => nightPrices(villa).base
  return [...villas].sort((one, other) => {
    if (pick === 'smallest') return (one.roomSize ?? 0) - (other.roomSize ?? 0)
    if (pick === 'largest')
      return guestsOffered(other) - guestsOffered(one) || (other.roomSize ?? 0) - (one.roomSize ?? 0)
    return pick === 'dearest' ? base(other) - base(one) : base(one) - base(other)
  })
}

/** A line for each villa with its days, its total, and the way to the calendar with both chosen. */
export function listStays(offers: readonly Offer[], wish: StayWish): string {
  const areAlike = offers.every(({ stay }) => stay.checkIn === offers[0]?.stay.checkIn)
  return list(
    offers.map(({ villa, stay, guests = wish.guests }) => {
      const about = aboutOf(villa, wish)
      const days = areAlike ? '' : ` ${conciergeText.days(stay)},`
      const price = priceOf(villa, stay, { guests, board: wish.board })
      const total = price === null ? words.boardNotOffered : words.inAll(formatPrice(price))
      return `${unitNameOf(villa)} (${about}):${days} ${conciergeText.nights(countNights(stay))}, ${total}. ${linkTo(words.choose, calendarPath(villa, stay, { ...wish, ...(guests && { guests }) }))}`
    }),
  )
}

/** Villas that hold a party together: with days each with its total and the sum, else with prices a night. */
export function listGroup(villas: readonly Villa[], stay: Stay | null, wish: StayWish): string {
  const head = words.together(placesIn(villas, wish.ownBeds))
  if (!stay) return join(head, listPrices(villas, wish))
  const { offers, total } = splitOver(villas, stay, wish)
  return join(head, listStays(offers, wish), total !== null && words.togetherInAll(formatPrice(total)))
}

/** Villas with the part of the party that each takes, and cents of all together; null where one is not offered with the meals. */
export function splitOver(villas: readonly Villa[], stay: Stay, { guests, board, ownBeds }: StayWish) {
  const party = { guests: guests ?? villas.length, childAges: [], wantsCot: false }
  const parties = splitParty(
    party,
    villas.map((villa) => placesOf(villa, ownBeds)),
  )
  const offers = villas.map((villa, place): Offer => ({ villa, stay, guests: parties[place]?.guests }))
  const prices = offers.map((offer) => priceOf(offer.villa, stay, { guests: offer.guests, board }))
  const total = prices.reduce<Cents | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  )
  return { offers, total }
}

/** A line for each villa, with its prices a night. */
export function listPrices(villas: readonly KnownVilla[], wish: StayWish): string {
  return list(villas.map((villa) => linePrices(villa, wish, wantedOf(villa, wish))))
}

/** What a villa has of what was asked for, by its name: 'Kitchenette', where a kitchen was. */
function wantedOf(villa: KnownVilla, { wants = [] }: StayWish): string[] {
  const isWanted = (feature: string) => wants.some((stem) => hasFeature(stemsOf(feature), stem))
  const floor = villa.floor && isWanted(villa.floor) ? [words.floor(villa.floor)] : []
  return [...villa.amenities.filter(isWanted).map((amenity) => tellAmenity(villa, amenity)), ...floor]
}

function linePrices(villa: Villa, wish: StayWish, wanted: readonly string[] = []): string {
  const { base, weekend } = nightPrices(villa)
  const about = aboutOf(villa, wish, wanted)
  const boards = boardsOf(villa, wish)
  const extra = villa.guestPrices ? ` ${villa.guestPrices.says}` : ''
  return `${unitNameOf(villa)} (${about}): ${words.perNight(formatPrice(base), formatPrice(weekend))}${boards && `; ${boards}`}.${extra} ${linkTo(words.seeVilla, calendarPath(villa, null, wish))}`
}

/** What kind of villa it is, for how many, with what was asked about. */
function aboutOf(villa: Villa, { asksBeds, pick }: StayWish, wanted: readonly string[] = []): string {
  const beds = asksBeds && villa.beds ? describeBeds(villa.beds) : ''
  const size = pick && villa.roomSize ? VILLA_WORDS.roomSize(villa.roomSize) : ''
  return [villa.categoryName, words.upTo(guestsOffered(villa)), size, beds, ...wanted]
    .filter(Boolean)
    .join(', ')
}

/** What some villas are, have and cost. */
export function describeVillas(
  villas: readonly KnownVilla[],
  wish: StayWish,
  { categories }: Knowledge,
): string {
  const kinds = categories.filter(({ id }) => villas.some(({ categoryId }) => categoryId === id))
  const isOneKind = kinds.length === 1
  const described =
    isOneKind && villas.length > 1 ? kinds.flatMap((kind) => asTold(kind).description ?? []) : []
  const lines = orderVillas(villas, wish.pick).map((villa) => {
    const facts = factsOf(villa).join(', ')
    const { description, shortDescription } = asTold(villa)
    const blurb = villas.length <= 2 ? description : shortDescription
    const line = linePrices(villa, wish).replace(/: /, `: ${facts}. ${blurb ? `${blurb} ` : ''}`)
    return villa.isAvailable ? line : `${line} ${words.onRequest(unitNameOf(villa))}`
  })
  const nights = wish.nights
  const [cheapest] = orderVillas(villas, 'cheapest')
  const sum =
    cheapest && nights && nights > 1
      ? words.nightsFrom(nights, formatPrice(nightPrices(cheapest).base * nights))
      : ''
  const amenities =
    isOneKind || villas.length === 1 ? words.inVilla(villas[0] ? asTold(villas[0]).amenities : []) : ''
  const shared = wish.named?.some(({ by }) => by === 'name') && !isOneKind ? kindsOf(villas, kinds) : ''
  return join(...described, shared, list(lines), amenities, sum, words.pricesAre(wish.guests))
}

/** The categories, each with its size, what it holds and costs. */
export function describeTypes({ categories }: Pick<Knowledge, 'categories'>): string {
  const lines = categories.map(describeType)
  return compose(topicText.types(categories.length), list(lines), readMore('/villas'))
}

/** Some categories side by side: what each is, holds, has and costs. */
export function compareTypes(categories: Knowledge['categories']): string {
  const lines = categories.map((category) => {
    const { bathrooms, beds, description } = asTold(category)
    const facts = [words.bathrooms(bathrooms), ...(beds.length > 0 ? [describeBeds(beds)] : [])].join(', ')
    return `${describeType(category)}, ${facts}.${description ? ` ${description}` : ''}`
  })
  return compose(list(lines), readMore('/villas'))
}

function describeType({ name, maxGuests, bedrooms, pricePerNight, roomSize }: Category): string {
  const type = topicText.category(name, maxGuests, bedrooms, amount(pricePerNight))
  return roomSize ? `${type}, ${VILLA_WORDS.roomSize(roomSize)}` : type
}

function kindsOf(villas: readonly Villa[], kinds: readonly { id: number; name: string }[]): string {
  const counts = kinds.map(
    ({ id, name }) => `${villas.filter(({ categoryId }) => categoryId === id).length} × ${name}`,
  )
  const [first] = villas
  return words.isSeveral(first?.name ?? '', villas.length, first?.building ?? null, counts)
}

function factsOf(villa: Villa): string[] {
  const { bedrooms, bathrooms, beds, roomSize, floor } = villa
  return [
    words.bedrooms(bedrooms),
    words.bathrooms(bathrooms),
    ...(beds ? [describeBeds(beds)] : []),
    ...(roomSize ? [VILLA_WORDS.roomSize(roomSize)] : []),
    ...(floor ? [words.floor(floor)] : []),
  ]
}

function boardsOf({ halfBoardPrice, fullBoardPrice }: Villa, { board, acts, named }: StayWish): string {
  if (board === 'bed-and-breakfast' || (!board && !(named && acts.includes('price')))) return ''
  const half = board === 'full-board' ? null : halfBoardPrice
  const full = board === 'half-board' ? null : fullBoardPrice
  return words.boards(half && priceText(half), full && priceText(full))
}

function priceText(amount: string): string {
  return formatPrice(toCents(amount))
}

/** The calendar with a villa, its days and the party chosen. */
export function calendarPath(villa: Villa, stay: Stay | null, { guests }: StayWish): string {
  const search = new URLSearchParams({ villa: String(villa.id), ...stay })
  if (guests && guests > 1) search.set('guests', String(Math.min(guests, guestsOffered(villa))))
  return `/calendar?${search}`
}

type Planned = { ratePlans?: readonly Pick<OfferedPlan, 'cancellation'>[] | undefined }

/** Whether a rate beside the flexible one is cancelled on terms of its own. */
export function hasPlanTerms(villas: readonly Planned[]): boolean {
  return villas.some(({ ratePlans }) => ratePlans?.some(({ cancellation }) => cancellation !== 'property'))
}
