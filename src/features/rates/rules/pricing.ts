import type { TaxRateItem } from '@/features/taxes/rules/tax-rates'
import { type Day, toDay, weekdayOf } from '@/kernel/days'
import { type Cents, parsePrice, toCents } from '@/kernel/money'
import { nightsOf, type Stay } from '@/kernel/stay'
import { BOARDS, type Board, DEFAULT_BOARD } from './board'
import { type GuestPrices, type PricedParty, priceExtraGuests } from './guest-prices'
import type { PlanTerms } from './plan-terms'
import type { NightPromo } from './promo-terms'
import { priceWeekendNight } from './weekend-price'

/** What one villa costs a night, in cents. `weekend` is null where staff set no weekend price of its own. */
export type Rate = {
  base: Cents
  weekend: Cents | null
  /** A week night with half or full board at the base price; null or absent where it is not offered. */
  halfBoard?: Cents | null
  fullBoard?: Cents | null
  /** Of several that hold a night the first counts. */
  seasons?: readonly Season[]
  /** What guests beyond those included cost; absent where the price is for as many as the villa takes. */
  guests?: GuestPrices | undefined
  /** Where prices have other taxes on top from some day on: all prices by their first night, in the order of days. */
  dated?: readonly Rate[] | undefined
  /** Of such a list: its first night. */
  from?: Day | undefined
  /** The rates of the taxes that are in these prices, on top of those staff set. */
  taxes?: readonly TaxRateItem[] | undefined
}

/**
 * Nights from `first` to `last`, both included, at a price of their own; a null `base` leaves the villa's prices. What
 * several seasons of staff make of these days (docs/decisions/seasons.md).
 */
export type Season = {
  first: Day
  last: Day
  /** 0 for Sunday to 6 for Saturday; left out where it is every day. */
  weekdays?: readonly number[] | undefined
  base: Cents | null
  weekend: Cents | null
  /** The fewest nights of a stay that begins in it. */
  minNights: number
  rules?: readonly StayRule[] | undefined
}

/**
 * A condition for stays that begin or end on some days: how many nights, how many days before arrival it is booked, no
 * arrival, no departure. `says` is the whole of it in the guest's words, written by the server.
 */
export type StayRule = {
  kind: 'nights' | 'ahead' | 'no-arrival' | 'no-departure'
  min?: number | undefined
  max?: number | undefined
  says: string
}

export type NightPrice = {
  night: Day
  cents: Cents
  isWeekend: boolean
  /** What of it is for extra guests, before a promo code; absent where it is for none. */
  extraGuests?: Cents | undefined
  promo?: NightPromo | undefined
  /** The plan it is priced by; absent on the flexible one. */
  plan?: PlanTerms | undefined
}

export type Quote = {
  nights: NightPrice[]
  total: Cents
  /** The rates of taxes that were put on top, where some were. */
  taxes?: readonly TaxRateItem[] | undefined
  /** What taxes on top came to when the stay was agreed. */
  agreedTaxes?: Cents
}

/** A run of nights at one price, for a breakdown that stays short however long the stay is. */
export type PriceGroup = {
  isWeekend: boolean
  cents: Cents
  /** What extra guests cost on each of these nights, before a promo code. */
  extraGuests: Cents
  nights: Day[]
  subtotal: Cents
}

const SUNDAY = 0
const FRIDAY = 5
const SATURDAY = 6

type VillaPrices = PriceList & {
  datedPrices?: readonly PriceList[] | undefined
  taxesOnTop?: readonly TaxRateItem[] | undefined
}

type PriceList = {
  from?: Day | undefined
  price: string
  weekendPrice: string | null
  halfBoardPrice?: string | null
  fullBoardPrice?: string | null
  guestPrices?: GuestPriceList | undefined
  seasons?:
    | readonly {
        startDate: string
        endDate: string
        weekdays?: readonly number[] | undefined
        price: string | null
        weekendPrice: string | null
        minNights: number
        rules?: readonly StayRule[] | undefined
      }[]
    | undefined
}

/** Amounts a night, such as `20.00`. */
type GuestPriceList = {
  included: number
  adult: string
  children: readonly { from: number; to: number; amount: string }[]
}

/** The rate of a villa as it crosses the wire: `price` `"$65.00"`, the others `"78.00"` or null. Throws RangeError when a price is no amount. */
export function rateOf(villa: VillaPrices): Rate {
  const base = parsePrice(villa.price)
  if (base === null) throw new RangeError(`No amount: ${villa.price}`)
  return {
    base,
    weekend: centsOf(villa.weekendPrice),
    halfBoard: centsOf(villa.halfBoardPrice),
    fullBoard: centsOf(villa.fullBoardPrice),
    seasons: (villa.seasons ?? []).map(({ startDate, endDate, price, weekendPrice, ...season }) => ({
      ...season,
      first: toDay(startDate),
      last: toDay(endDate),
      base: centsOf(price),
      weekend: centsOf(weekendPrice),
    })),
    guests: villa.guestPrices && guestPricesOf(villa.guestPrices),
    from: villa.from,
    dated: villa.datedPrices?.map(rateOf),
    taxes: villa.taxesOnTop,
  }
}

/** Friday, Saturday and Sunday nights cost the weekend price (docs/decisions/product-rules.md). */
export function isWeekendNight(night: Day): boolean {
  const weekday = weekdayOf(night)
  return weekday === FRIDAY || weekday === SATURDAY || weekday === SUNDAY
}

/**
 * Cents for one night with its meals, for the guests the price includes. Throws RangeError for a board the villa does not
 * offer.
 */
export function priceNight(rate: Rate, night: Day, board: Board = DEFAULT_BOARD): Cents {
  const list = listOn(rate, night)
  const supplement = boardSupplement(list, board)
  if (supplement === null) throw new RangeError(`No ${board}`)
  const season = findSeason(list, night)
  const lodging = season?.base == null ? list : { base: season.base, weekend: season.weekend }
  return Math.max(0, (isWeekendNight(night) ? priceWeekendNight(lodging) : lodging.base) + supplement)
}

/** Cents that the guests of a party beyond those included add to a night, whatever its meals. */
export function priceExtrasOn(rate: Rate, night: Day, party: PricedParty): Cents {
  return priceExtraGuests(listOn(rate, night).guests, party)
}

/** What a board costs a night beyond bed and breakfast, the same every night: meals cost no more at a weekend. Null where it is not offered. */
export function boardSupplement(rate: Rate, board: Board): Cents | null {
  if (board === DEFAULT_BOARD) return 0
  const price = board === 'half-board' ? rate.halfBoard : rate.fullBoard
  return price == null ? null : price - rate.base
}

/** The boards a villa can be booked with, the plainest first. */
export function boardsOffered(rate: Rate): Board[] {
  return BOARDS.filter((board) => boardSupplement(rate, board) !== null)
}

/** The fewest nights of a stay that begins on `checkIn`; 1 where staff set none. */
export function minNightsFrom(rate: Rate, checkIn: Day): number {
  return findSeason(rate, checkIn)?.minNights ?? 1
}

/** Night by night and in all, in cents for the whole party: the sum from check-in up to but excluding check-out. */
export function quoteStay(rate: Rate, stay: Stay, party: PricedParty, board: Board = DEFAULT_BOARD): Quote {
  const nights = nightsOf(stay).map((night): NightPrice => {
    const extraGuests = priceExtrasOn(rate, night, party)
    return {
      night,
      cents: priceNight(rate, night, board) + extraGuests,
      isWeekend: isWeekendNight(night),
      ...(extraGuests > 0 && { extraGuests }),
    }
  })
  return { nights, total: nights.reduce((sum, { cents }) => sum + cents, 0), taxes: rate.taxes }
}

/** The nights of a quote by kind and price, in the order in which each first comes. */
export function groupNights(quote: Quote): PriceGroup[] {
  const groups = new Map<string, PriceGroup>()
  for (const { night, cents, isWeekend, extraGuests = 0 } of quote.nights) {
    const key = `${isWeekend} ${cents} ${extraGuests}`
    const group = groups.get(key) ?? { isWeekend, cents, extraGuests, nights: [], subtotal: 0 }
    group.nights.push(night)
    group.subtotal += cents
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The season that says what a day costs and which stays may begin or end on it. */
export function findSeason({ seasons = [] }: Rate, day: Day): Season | undefined {
  return seasons.find(
    ({ first, last, weekdays }) =>
      first <= day && day <= last && (!weekdays || weekdays.includes(weekdayOf(day))),
  )
}

/** The prices of a night: those of the last list that has begun. */
function listOn(rate: Rate, night: Day): Rate {
  return rate.dated?.findLast(({ from = night }) => from <= night) ?? rate
}

function guestPricesOf({ included, adult, children }: GuestPriceList): GuestPrices {
  return {
    included,
    adult: toCents(adult),
    children: children.map(({ from, to, amount }) => ({ from, to, cents: toCents(amount) })),
  }
}

function centsOf(amount: string | null | undefined): Cents | null {
  return amount == null ? null : toCents(amount)
}
