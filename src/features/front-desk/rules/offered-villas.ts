import { keepAgreedNights } from '@/features/bookings/rules/keep-nights'
import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import { isPricedAlike, type Lodging } from '@/features/bookings/rules/stay-changes'
import type { Board } from '@/features/rates/rules/board'
import { agreeNights, type NightlyRate } from '@/features/rates/rules/nightly-rates'
import { boardsOffered, quoteStay, rateOf } from '@/features/rates/rules/pricing'
import { judgePrice, setPrice, sumNights, type WantedPrice } from '@/features/rates/rules/set-price'
import type { Villa } from '@/features/villas/contract'
import { type Day, toDay } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { type Stay, staysOverlap } from '@/kernel/stay'

type Taken = { id: number; villaId: number; checkInDate: string; checkOutDate: string; status: BookingStatus }

/** A villa as a clerk may offer it for a stay; `total` is null where it is not to be had with the meals asked for. */
export type OfferedVilla = { villa: Villa; total: Cents | null; isFree: boolean; isLargeEnough: boolean }

/** The booking that is being changed, at what was agreed for it. */
export type Booked = Omit<Lodging, 'guests'> & {
  id: number
  total: Cents
  status: BookingStatus
  /** What was agreed for each night; null where only the total is known. */
  nights: NightlyRate[] | null
}

/** What a stay costs in a villa with its meals, in cents; null where the villa is not offered with them. */
export function priceIn(villa: Villa, stay: Stay, board: Board): Cents | null {
  const rate = rateOf(villa)
  return boardsOffered(rate).includes(board) ? quoteStay(rate, stay, board).total : null
}

/** What a new stay costs at the price staff set, in cents; null where it cannot have it or the villa is not offered so. */
export function priceNew(
  villas: readonly Villa[],
  { villaId, board, ...stay }: Omit<Lodging, 'guests'>,
  wanted: WantedPrice,
  today: Day,
): Cents | null {
  const villa = villas.find(({ id }) => id === villaId)
  if (!villa || !boardsOffered(rateOf(villa)).includes(board)) return null
  const nights = agreeNights(quoteStay(rateOf(villa), stay, board))
  return judgePrice(nights, wanted, today) ? null : sumNights(setPrice(nights, wanted, { today }))
}

/**
 * What a booking would cost after a change, in cents: what was agreed while its nights, villa and meals stay, whatever
 * the villa costs by now; null where there is no price. `villas` are those with a price.
 */
export function priceChange(
  villas: readonly Villa[],
  wanted: Omit<Lodging, 'guests'>,
  booked: Booked | null,
  today: Day,
): Cents | null {
  const isInHouse = booked?.status === 'checked-in'
  // Guests in house are moved at what was agreed.
  if (booked && isPricedAlike(booked, isInHouse ? { ...wanted, villaId: booked.villaId } : wanted))
    return booked.total
  const villa = villas.find(({ id }) => id === wanted.villaId)
  if (!villa || !boardsOffered(rateOf(villa)).includes(wanted.board)) return null
  const quote = quoteStay(rateOf(villa), wanted, wanted.board)
  if (!booked) return quote.total
  const priced = agreeNights(quote)
  const isBoardSame = booked.board === wanted.board
  const { status, nights: agreed } = booked
  return keepAgreedNights(priced, { status, agreed, isBoardSame, today, categoryId: villa.categoryId })
    .totalCents
}

/**
 * All villas for sale with the price of a stay: those free and large enough first, the cheapest first among them. The
 * booking that is being changed does not stand in its own way, and keeps its villa though that was closed since.
 */
export function offerVillas(
  villas: readonly Villa[],
  bookings: readonly Taken[],
  {
    guests,
    board,
    booked = null,
    today,
    ...stay
  }: Stay & { guests: number; board: Board; booked?: Booked | null; today: Day },
): OfferedVilla[] {
  // Guests in house need another villa from today on.
  const isMove = booked?.status === 'checked-in' && stay.checkIn < today && today < stay.checkOut
  const needed = (villaId: number) =>
    isMove && villaId !== booked?.villaId ? { ...stay, checkIn: today } : stay
  const taken = new Set(
    bookings
      .filter(
        ({ id, villaId, status, checkInDate, checkOutDate }) =>
          id !== booked?.id &&
          holdsNights(status) &&
          status !== 'checked-out' &&
          staysOverlap(needed(villaId), { checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }),
      )
      .map(({ villaId }) => villaId),
  )
  return villas
    .filter(({ id, isAvailable }) => isAvailable || id === booked?.villaId)
    .map((villa) => ({
      villa,
      total: priceChange([villa], { ...stay, villaId: villa.id, board }, booked, today),
      isFree: !taken.has(villa.id),
      isLargeEnough: villa.maxGuests >= guests,
    }))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.total ?? 0) - (other.total ?? 0))
}

function rankOf({ total, isFree, isLargeEnough }: OfferedVilla): number {
  return (isFree && total !== null ? 0 : 2) + (isLargeEnough ? 0 : 1)
}
