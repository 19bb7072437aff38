import type { BookingStatus } from '@/features/bookings/rules/status'
import { isPricedAlike, type Lodging } from '@/features/bookings/rules/stay-changes'
import type { Board } from '@/features/rates/rules/board'
import { totalForParty } from '@/features/rates/rules/change-party'
import type { PricedParty } from '@/features/rates/rules/guest-prices'
import { keepAgreedNights } from '@/features/rates/rules/keep-nights'
import { agreeNights, type NightlyRate } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { boardsOffered, rateOf } from '@/features/rates/rules/pricing'
import { holdPlan, quoteOn } from '@/features/rates/rules/rate-plan'
import { judgePrice, setPrice, sumNights, type WantedPrice } from '@/features/rates/rules/set-price'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'

/** Where and when somebody would stay, with whom and with which meals; a new stay also on which plan. */
export type WantedStay = Lodging & PricedParty & { plan?: PlanTerms | null }

/** The booking that is being changed, at what was agreed for it. */
export type Booked = Lodging &
  PricedParty & {
    id: number
    total: Cents
    status: BookingStatus
    /** What was agreed for each night; null where only the total is known. */
    nights: NightlyRate[] | null
  }

/** What a stay costs a party in a villa with its meals, in cents, on a plan; null where the villa is not offered with them. */
export function priceIn(
  villa: Villa,
  stay: Stay,
  party: PricedParty,
  { board, plan }: { board: Board; plan: PlanTerms | null },
): Cents | null {
  const rate = rateOf(villa)
  return boardsOffered(rate).includes(board) ? quoteOn(plan, rate, stay, party, board).total : null
}

/** What a new stay costs at the price staff set, in cents; null where it cannot have it or the villa is not offered so. */
export function priceNew(
  villas: readonly Villa[],
  asked: WantedStay,
  wanted: WantedPrice,
  today: Day,
): Cents | null {
  const villa = villas.find(({ id }) => id === asked.villaId)
  if (!villa || !boardsOffered(rateOf(villa)).includes(asked.board)) return null
  const nights = agreeNights(quoteOn(asked.plan ?? null, rateOf(villa), asked, asked, asked.board))
  return judgePrice(nights, wanted, today) ? null : sumNights(setPrice(nights, wanted, { today }))
}

/**
 * What a booking would cost after a change, in cents: what was agreed while its nights, villa and meals stay, whatever
 * the villa costs by now; null where there is no price. `villas` are those with a price.
 */
export function priceChange(
  villas: readonly Villa[],
  wanted: WantedStay,
  booked: Booked | null,
  today: Day,
): Cents | null {
  const isInHouse = booked?.status === 'checked-in'
  const villa = villas.find(({ id }) => id === wanted.villaId)
  // Guests in house are moved at what was agreed.
  if (booked && isPricedAlike(booked, isInHouse ? { ...wanted, villaId: booked.villaId } : wanted)) {
    const agreed = booked.nights ?? []
    if (!villa) return booked.total
    return totalForParty(agreed, booked.total, {
      agreed,
      from: booked,
      to: wanted,
      rate: rateOf(villa),
      today,
    })
  }
  if (!villa || !boardsOffered(rateOf(villa)).includes(wanted.board)) return null
  const { categoryId } = villa
  const plan = booked ? holdPlan(booked.nights, { stay: wanted, categoryId }) : (wanted.plan ?? null)
  const quote = quoteOn(plan, rateOf(villa), wanted, wanted, wanted.board)
  if (!booked) return quote.total
  const priced = agreeNights(quote)
  const isBoardSame = booked.board === wanted.board
  const { nights: agreed } = booked
  const change = { isInHouse, agreed, isBoardSame, today, categoryId }
  const { nights, totalCents } = keepAgreedNights(priced, change)
  if (!agreed) return totalCents
  const party = { agreed, from: booked, to: wanted, rate: rateOf(villa), today }
  return totalForParty(nights, totalCents, party)
}
