import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { type Stay, staysOverlap } from '@/kernel/stay'
import type { Board } from './board'
import { boardsOffered, quoteStay, rateOf } from './pricing'
import { type BookingStatus, holdsNights } from './status'

type Taken = { id: number; villaId: number; checkInDate: string; checkOutDate: string; status: BookingStatus }

/** A villa as a clerk may offer it for a stay; `total` is null where it is not to be had with the meals asked for. */
export type OfferedVilla = { villa: Villa; total: Cents | null; isFree: boolean; isLargeEnough: boolean }

/** What a stay costs in a villa with its meals, in cents; null where the villa is not offered with them. */
export function priceIn(villa: Villa, stay: Stay, board: Board): Cents | null {
  const rate = rateOf(villa)
  return boardsOffered(rate).includes(board) ? quoteStay(rate, stay, board).total : null
}

/**
 * All villas for sale with the price of a stay: those free and large enough first, the cheapest first among them.
 * `exceptId` is the booking that is being moved and does not stand in its own way.
 */
export function offerVillas(
  villas: readonly Villa[],
  bookings: readonly Taken[],
  {
    guests,
    board,
    exceptId,
    ...stay
  }: Stay & { guests: number; board: Board; exceptId?: number | undefined },
): OfferedVilla[] {
  const taken = new Set(
    bookings
      .filter(
        ({ id, status, checkInDate, checkOutDate }) =>
          id !== exceptId &&
          holdsNights(status) &&
          staysOverlap(stay, { checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }),
      )
      .map(({ villaId }) => villaId),
  )
  return villas
    .filter(({ isAvailable }) => isAvailable)
    .map((villa) => ({
      villa,
      total: priceIn(villa, stay, board),
      isFree: !taken.has(villa.id),
      isLargeEnough: villa.maxGuests >= guests,
    }))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.total ?? 0) - (other.total ?? 0))
}

function rankOf({ total, isFree, isLargeEnough }: OfferedVilla): number {
  return (isFree && total !== null ? 0 : 2) + (isLargeEnough ? 0 : 1)
}
