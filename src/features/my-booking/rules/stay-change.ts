import { type Availability, isFreeNight } from '@/features/availability/rules/availability'
import { guestsOffered } from '@/features/bookings/rules/limits'
import { checkParty, type Party } from '@/features/bookings/rules/party'
import { isPricedAlike, judgeStayChange, type Lodging } from '@/features/bookings/rules/stay-changes'
import { sumBookedExtras, sumChangedExtras } from '@/features/extras/rules/change-extras'
import type { Board } from '@/features/rates/rules/board'
import { totalForParty } from '@/features/rates/rules/change-party'
import { tellPriceChange } from '@/features/rates/rules/difference-words'
import { keepAgreedNights } from '@/features/rates/rules/keep-nights'
import { agreeNights, type NightlyRate, nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { type Quote, rateOf } from '@/features/rates/rules/pricing'
import { judgePromo, promoOf } from '@/features/rates/rules/promo'
import { holdPlan, judgePlan, planOf, quoteOn } from '@/features/rates/rules/rate-plan'
import type { Villa } from '@/features/villas/contract'
import { type Day, toDay } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import { nightsOf, type Stay } from '@/kernel/stay'
import type { GuestBooking, GuestChange } from '../contract'

/** The stay as a guest would have it. */
export type StayWish = { stay: Stay; villaId: number; board: Board; party: Party }

/** The stay as it is booked. */
export function wishOf(booking: GuestBooking): StayWish {
  const { numberOfGuests: guests, childAges, wantsCot, villaId, board } = booking
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  return { stay, villaId, board, party: { guests, childAges, wantsCot } }
}

/**
 * What was agreed where nights, villa and meals stay as they are, with what another party adds to it; else the price of
 * today. Null where nobody knows it.
 */
export function totalOf(booking: GuestBooking, wish: StayWish, villa: Villa | undefined): Cents | null {
  const before = wishOf(booking)
  const agreed = nightsFromWire(booking.nights)
  const today = toDay(booking.today)
  if (isPricedAlike(lodgingOf(before), lodgingOf(wish))) {
    const total = toCents(booking.totalAmount)
    if (!villa) return total
    const isHeld = !booking.canChangeStay || booking.hasSetPrice === true
    const change = { agreed, from: before.party, to: wish.party, rate: rateOf(villa), today, isHeld }
    return totalForParty(agreed, total, change)
  }
  const quote = quoteWish(agreed, wish, villa)
  if (!quote || !villa) return null
  return keepAgreedNights(agreeNights(quote), {
    isInHouse: booking.status === 'checked-in',
    agreed,
    isBoardSame: booking.board === wish.board,
    today,
    categoryId: villa.categoryId,
  }).totalCents
}

/** Why the code of a booking does not hold for a wish; null where it does, or there is none. */
export function judgeCode(booking: GuestBooking, wish: StayWish, villa: Villa | undefined): string | null {
  const promo = promoOf(nightsFromWire(booking.nights))
  if (!promo || isPricedAlike(lodgingOf(wishOf(booking)), lodgingOf(wish))) return null
  // Without its villa nobody can tell yet.
  return villa ? judgePromo(promo, wish.stay, villa.categoryId) : null
}

/** Why the rate plan of a booking does not hold for a wish; null where it does, or there is none. */
export function judgeHeldPlan(
  booking: GuestBooking,
  wish: StayWish,
  villa: Villa | undefined,
): string | null {
  const plan = planOf(nightsFromWire(booking.nights))
  if (!plan || !villa || isPricedAlike(lodgingOf(wishOf(booking)), lodgingOf(wish))) return null
  return judgePlan(plan, { stay: wish.stay, categoryId: villa.categoryId })
}

/** What the extras come to now, and with the wish: by the rule and at the prices they were booked by. */
export function extrasOf(
  {
    extras,
    numberOfGuests,
    canChangeStay,
  }: Pick<GuestBooking, 'extras' | 'numberOfGuests' | 'canChangeStay'>,
  { stay, party }: Pick<StayWish, 'stay' | 'party'>,
): { was: Cents; is: Cents } {
  const change = { guests: party.guests, guestsBefore: numberOfGuests, isHeld: !canChangeStay }
  return { was: sumBookedExtras(extras), is: sumChangedExtras(extras, stay, change) }
}

/** `$40.00 more`, `$20.00 less` or `same price`, of a total beside that of the booking. */
export function tellDifference(booking: Pick<GuestBooking, 'totalAmount'>, total: Cents): string {
  return tellPriceChange(total - toCents(booking.totalAmount))
}

/** What is wrong with a wish, by the rules the server judges it by; `villa` is undefined where it cannot be seen. */
export function judgeWish(booking: GuestBooking, wish: StayWish, villa: Villa | undefined): FieldProblem[] {
  const [before, after] = [lodgingOf(wishOf(booking)), lodgingOf(wish)]
  const isVillaSame = before.villaId === after.villaId
  const limits = {
    today: toDay(booking.today),
    maxGuests: villa && !isVillaSame ? guestsOffered(villa) : booking.maxGuests,
    rate: villa && !isPricedAlike(before, after) ? rateOf(villa) : null,
    isByGuest: true,
  }
  return [...judgeStayChange(booking.status, before, after, limits), ...checkParty(wish.party)]
}

/** True where every night of the stay is known to be free in the villa; `taken` says when each villa is. */
export function isFreeIn(villaId: number, { stay }: Pick<StayWish, 'stay'>, seen: Availability): boolean {
  return nightsOf(stay).every(
    (night: Day) =>
      isFreeNight({ ...seen, taken: new Set() }, night) && !seen.takenBy.get(night)?.has(villaId),
  )
}

/** What differs from the booking, with the total the guest was shown; null where nothing does. */
export function writeChange(booking: GuestBooking, wish: StayWish, total: Cents): GuestChange | null {
  const { stay, villaId, board, party } = wish
  const wanted = {
    villaId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    board,
    numberOfGuests: party.guests,
    childAges: [...party.childAges],
    wantsCot: party.wantsCot,
  }
  const changed = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(booking[name as keyof typeof wanted]),
  )
  if (changed.length === 0) return null
  const seen = { totalAmount: toAmount(total), extrasAmount: toAmount(extrasOf(booking, wish).is) }
  return { ...Object.fromEntries(changed), ...seen }
}

function quoteWish(
  agreed: readonly NightlyRate[],
  { stay, board, party }: StayWish,
  villa: Villa | undefined,
): Quote | null {
  if (!villa) return null
  const plan = holdPlan(agreed, { stay, categoryId: villa.categoryId })
  try {
    return quoteOn(plan, rateOf(villa), stay, party, board)
  } catch (error) {
    // These meals are not offered there: the rules say so beside the field.
    if (error instanceof RangeError) return null
    throw error
  }
}

function lodgingOf({ stay, villaId, board, party }: StayWish): Lodging {
  return { ...stay, villaId, board, guests: party.guests }
}
