import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import type { Board } from '@/features/rates/rules/board'
import type { PricedParty } from '@/features/rates/rules/guest-prices'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import type { Villa } from '@/features/villas/contract'
import { type Day, toDay } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { type Stay, staysOverlap } from '@/kernel/stay'
import { type Booked, priceChange } from './price-stay'

type Taken = { id: number; villaId: number; checkInDate: string; checkOutDate: string; status: BookingStatus }

/** A villa, and whether visitors do not see it. */
type Sold = Villa & { isHidden?: boolean }

/** A villa as a clerk may offer it for a stay; `total` is null where it is not to be had with the meals asked for. */
export type OfferedVilla = { villa: Sold; total: Cents | null; isFree: boolean; isLargeEnough: boolean }

/**
 * All villas for sale with the price of a stay: those free and large enough first, the cheapest first among them, and after
 * them those that visitors do not see. The booking that is being changed does not stand in its own way, and keeps its villa
 * though that was closed since.
 */
export function offerVillas(
  villas: readonly Sold[],
  bookings: readonly Taken[],
  {
    guests,
    childAges,
    board,
    plan = null,
    booked = null,
    today,
    ...stay
  }: Stay & PricedParty & { board: Board; plan?: PlanTerms | null; booked?: Booked | null; today: Day },
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
      total: priceChange(
        [villa],
        { ...stay, guests, childAges, villaId: villa.id, board, plan },
        booked,
        today,
      ),
      isFree: !taken.has(villa.id),
      isLargeEnough: villa.maxGuests >= guests,
    }))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.total ?? 0) - (other.total ?? 0))
}

function rankOf({ villa, total, isFree, isLargeEnough }: OfferedVilla): number {
  return (isFree && total !== null ? 0 : 4) + (isLargeEnough ? 0 : 2) + (villa.isHidden ? 1 : 0)
}
