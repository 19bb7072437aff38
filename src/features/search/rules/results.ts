import type { Availability } from '@/features/availability/rules/availability'
import { checkBoard, guestsOffered } from '@/features/bookings/rules/limits'
import type { Category } from '@/features/categories/contract'
import { BOARDS, type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import { rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { addDays } from '@/kernel/days'
import { currentLanguage } from '@/kernel/language'
import type { Cents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { pickAny } from './any-villa'
import {
  bookableVillas,
  findOffers,
  findOtherStays,
  lowestTotal,
  type Offer,
  type PricedStay,
  type Wish,
} from './offers'
import { fewestNights, tellOfAll } from './season-notices'

/** A category's own words and pictures; null for villas of none, and for one that is not shown. */
type Kind = { id: number | null; name: string | null; category: Category | null }

/** The free villas of one category, the cheapest first. */
export type CategoryResult = Kind & {
  offers: Offer[]
  /** The villa a guest gets who leaves the choice to us. */
  best: Offer
  /** Half and full board where they are offered, and what each adds to the total, in cents. */
  boards: { board: Board; more: Cents }[]
  /** The next cheaper result, which this one is measured by; null for the cheapest. */
  cheaper: Pick<CategoryResult, 'name' | 'best' | 'category'> | null
}

/** A category that would hold the party, with nothing free on the wished nights. */
export type FullCategory = Kind & {
  /** The nearest stays of the same length, each with its price. */
  nearest: PricedStay[]
  /** What the seasons have against the stay, where they have; with the shortest that begins the same day and is free. */
  against: { says: string; longer: PricedStay | null } | null
}

export type Results = { free: CategoryResult[]; full: FullCategory[] }

/** What is free for a wish by category, the cheapest first, then the categories with nothing free. Only what holds the party is listed. */
export function findResults(
  villas: readonly Villa[],
  categories: readonly Category[],
  availability: Availability,
  wish: Wish,
): Results {
  const found = groupByCategory(villas, categories).map(({ villas: own, ...kind }) => {
    const offers = findOffers(own, availability, wish)
    const best = pickAny(offers, kind.id)
    return { kind, own, offers, best }
  })
  const priced = found
    .flatMap(({ kind, own, offers, best }) =>
      best ? [{ ...kind, offers, best, boards: priceBoards(own, availability, wish, best) }] : [],
    )
    .sort((one, other) => one.best.quote.total - other.best.quote.total)
  const free = priced.map((one, index) => ({ ...one, cheaper: priced[index - 1] ?? null }))
  const full = found.flatMap(({ kind, own, best }) => {
    const suited = own.filter((villa) => holds(villa, wish))
    return best || suited.length === 0 ? [] : [{ ...kind, ...lookAround(suited, availability, wish) }]
  })
  return { free, full }
}

/** The results with the category first that holds a wanted villa or is itself wanted. */
export function putFirst<Item extends { id: number | null }>(
  results: readonly Item[],
  id: number | null,
): Item[] {
  const isWanted = (item: Item) => id !== null && item.id === id
  return [...results.filter(isWanted), ...results.filter((item) => !isWanted(item))]
}

/** What a category has beyond the next cheaper one. */
export type Additions = {
  guests: number | null
  bedrooms: number | null
  /** Square metres more. */
  size: number
  amenities: string[]
}

/** What makes a result cost more than the next cheaper one: room for more, and amenities that one lacks. */
export function findAdditions({ best, category, cheaper }: CategoryResult): Additions | null {
  if (!cheaper) return null
  const [one, other] = [best.villa, cheaper.best.villa]
  // In two languages nothing is the same.
  const isAlike = category?.areAmenitiesTranslated === cheaper.category?.areAmenitiesTranslated
  const lacking = new Set(amenitiesOf(cheaper).map(toPlain))
  return {
    guests: guestsOffered(one) > guestsOffered(other) ? guestsOffered(one) : null,
    bedrooms: one.bedrooms > other.bedrooms ? one.bedrooms : null,
    size: Math.max(0, Math.floor((one.roomSize ?? 0) - (other.roomSize ?? one.roomSize ?? 0))),
    amenities: isAlike
      ? amenitiesOf({ best, category }).filter((amenity) => !lacking.has(toPlain(amenity)))
      : [],
  }
}

/** The beds among a list of amenities, in English or the current language: `King bed and a single bed`. */
export function findBeds(amenities: readonly string[]): string | null {
  const beds = bedsHere()
  return amenities.find((amenity) => beds.test(amenity)) ?? null
}

function bedsHere(): RegExp {
  const language = currentLanguage()
  if (language === 'fr') return /(^|[^\w-])(beds?|lits?)\b/i
  if (language === 'sw') return /\b(beds?|[kv]itanda)\b/i
  if (language === 'de') return /\b(beds?|[a-z]*bett(en)?)\b/i
  return /\bbeds?\b/i
}

/** What a category's rooms offer, else what its cheapest free villa does. */
export function amenitiesOf({ best, category }: Pick<CategoryResult, 'best' | 'category'>): string[] {
  return category && category.amenities.length > 0 ? category.amenities : best.villa.amenities
}

/** A picture of a category, with its alternative text. */
export type ResultPicture = { address: string; alt: string }

const MOST_PICTURES = 6

/**
 * Pictures of a category and its free villas, rooms before houses. A villa's main picture shows its house from outside,
 * the others of its gallery show its rooms; a category's own picture comes first where some villa has it among its rooms.
 */
export function picturesOf(
  { category, offers }: { category: Category | null; offers: readonly Pick<Offer, 'villa'>[] },
  all: readonly Villa[],
): ResultPicture[] {
  const outside = new Set(all.map(({ mainImageUrl }) => mainImageUrl))
  const rooms = (villas: readonly Villa[]) =>
    villas.flatMap(roomsOf).filter(({ address }) => !outside.has(address))
  const shown = offers.map(({ villa }) => villa)
  const own = category?.imageUrl ? [{ address: category.imageUrl, alt: category.name }] : []
  const isRoom = rooms(all).some(({ address }) => address === category?.imageUrl)
  const houses = shown.flatMap(({ mainImageUrl, name }) =>
    mainImageUrl ? [{ address: mainImageUrl, alt: name }] : [],
  )
  const ordered = isRoom ? [...own, ...rooms(shown), ...houses] : [...rooms(shown), ...own, ...houses]
  const texts = new Map(all.flatMap(roomsOf).map(({ address, alt }) => [address, alt]))
  return [...new Set(ordered.map(({ address }) => address))].slice(0, MOST_PICTURES).map((address) => ({
    address,
    alt: texts.get(address) ?? ordered.find((picture) => picture.address === address)?.alt ?? '',
  }))
}

function roomsOf({ name, gallery }: Villa): ResultPicture[] {
  return (gallery?.images ?? []).map(({ imageUrl, altText }) => ({ address: imageUrl, alt: altText ?? name }))
}

function groupByCategory(villas: readonly Villa[], categories: readonly Category[]) {
  const groups = new Map<number | null, Kind & { villas: Villa[] }>()
  for (const villa of bookableVillas(villas)) {
    const { categoryId: id, categoryName: name } = villa
    const category = categories.find((one) => one.id === id) ?? null
    const group = groups.get(id) ?? { id, name, category, villas: [] }
    group.villas.push(villa)
    groups.set(id, group)
  }
  return [...groups.values()]
}

function priceBoards(villas: readonly Villa[], availability: Availability, wish: Wish, best: Offer) {
  return BOARDS.filter((board) => board !== DEFAULT_BOARD).flatMap((board) => {
    const total = lowestTotal(villas, availability, { ...wish, board })
    return total === null ? [] : [{ board, more: total - best.quote.total }]
  })
}

function holds(villa: Villa, { guests, board }: Wish): boolean {
  return guestsOffered(villa) >= guests && checkBoard(board, rateOf(villa)).length === 0
}

function lookAround(villas: readonly Villa[], availability: Availability, wish: Wish) {
  const { checkIn } = wish.stay
  const { today } = availability
  const nearest = findOtherStays(villas, availability, wish)
  const { says, isBroken } = tellOfAll(villas, { day: checkIn, stay: wish.stay, today })
  if (!isBroken) return { nearest, against: null }
  const nights = fewestNights(villas, checkIn)
  const stay = { checkIn, checkOut: addDays(checkIn, nights) }
  const total = countNights(wish.stay) < nights ? lowestTotal(villas, availability, { ...wish, stay }) : null
  return { nearest, against: { says, longer: total === null ? null : { stay, total } } }
}

function toPlain(amenity: string): string {
  return amenity.trim().toLowerCase()
}
