import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import { isPricedAlike, type Lodging } from '@/features/bookings/rules/stay-changes'
import type { Board } from '@/features/rates/rules/board'
import { boardsOffered, quoteStay, rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { type Stay, staysOverlap } from '@/kernel/stay'

type Taken = { id: number; villaId: number; checkInDate: string; checkOutDate: string; status: BookingStatus }

/** A villa as a clerk may offer it for a stay; `total` is null where it is not to be had with the meals asked for. */
export type OfferedVilla = { villa: Villa; total: Cents | null; isFree: boolean; isLargeEnough: boolean }

/** The booking that is being changed, at what was agreed for it. */
export type Booked = Omit<Lodging, 'guests'> & { id: number; total: Cents }

/** What a stay costs in a villa with its meals, in cents; null where the villa is not offered with them. */
export function priceIn(villa: Villa, stay: Stay, board: Board): Cents | null {
  const rate = rateOf(villa)
  return boardsOffered(rate).includes(board) ? quoteStay(rate, stay, board).total : null
}

/**
 * What a booking would cost after a change, in cents: what was agreed while its nights, villa and meals stay, whatever
 * the villa costs by now; null where there is no price. `villas` are those with a price.
 */
export function priceChange(
  villas: readonly Villa[],
  wanted: Omit<Lodging, 'guests'>,
  booked: Booked | null,
): Cents | null {
  if (booked && isPricedAlike(booked, wanted)) return booked.total
  const villa = villas.find(({ id }) => id === wanted.villaId)
  return villa ? priceIn(villa, wanted, wanted.board) : null
}

/**
 * All villas for sale with the price of a stay: those free and large enough first, the cheapest first among them. The
 * booking that is being changed does not stand in its own way, and keeps its villa though that was closed since.
 */
export function offerVillas(
  villas: readonly Villa[],
  bookings: readonly Taken[],
  { guests, board, booked = null, ...stay }: Stay & { guests: number; board: Board; booked?: Booked | null },
): OfferedVilla[] {
  const taken = new Set(
    bookings
      .filter(
        ({ id, status, checkInDate, checkOutDate }) =>
          id !== booked?.id &&
          holdsNights(status) &&
          staysOverlap(stay, { checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }),
      )
      .map(({ villaId }) => villaId),
  )
  return villas
    .filter(({ id, isAvailable }) => isAvailable || id === booked?.villaId)
    .map((villa) => ({
      villa,
      total: priceChange([villa], { ...stay, villaId: villa.id, board }, booked),
      isFree: !taken.has(villa.id),
      isLargeEnough: villa.maxGuests >= guests,
    }))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.total ?? 0) - (other.total ?? 0))
}

function rankOf({ total, isFree, isLargeEnough }: OfferedVilla): number {
  return (isFree && total !== null ? 0 : 2) + (isLargeEnough ? 0 : 1)
}
