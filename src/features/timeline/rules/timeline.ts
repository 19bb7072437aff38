import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import { addDays, type Day, daysBetween } from '@/kernel/days'
import { countNights, type Stay, staysOverlap } from '@/kernel/stay'

/** Where a booking is to stand on the timeline: its own place, or one it is being carried to. */
export type Spot = Stay & { villaId: number }

/** What a hand on a bar does: carries it, or pulls one of its ends. */
export type Grip = 'whole' | 'check-in' | 'check-out'

/**
 * A bar in days from the first one shown: it begins and ends at noon, so that one guest's last day and the next one's
 * first share a cell. What lies outside is cut off.
 */
export function placeBar(stay: Stay, first: Day, days: number): { from: number; length: number } {
  const from = Math.max(0, daysBetween(first, stay.checkIn) + 0.5)
  const to = Math.min(days, daysBetween(first, stay.checkOut) + 0.5)
  return { from, length: Math.max(0, to - from) }
}

/**
 * A spot some days later and some villas further down, as far as the booking's status lets it go: who is in house has
 * arrived, and what is over stays. A stay keeps at least a night, and at most the longest there is.
 */
export function carry(
  spot: Spot,
  { days = 0, rows = 0, grip = 'whole' }: { days?: number; rows?: number; grip?: Grip },
  status: BookingStatus,
  villaIds: readonly number[],
): Spot {
  if (!isStayOpen(status)) return spot
  const place = villaIds.indexOf(spot.villaId) + rows
  const villaId = villaIds[Math.min(Math.max(place, 0), villaIds.length - 1)] ?? spot.villaId
  const isInHouse = status === 'checked-in'
  const [checkIn, checkOut] = [
    grip === 'check-out' || isInHouse ? spot.checkIn : addDays(spot.checkIn, days),
    grip === 'check-in' || (isInHouse && grip === 'whole') ? spot.checkOut : addDays(spot.checkOut, days),
  ]
  const nights = countNights({ checkIn, checkOut })
  const isPossible = nights >= 1 && nights <= LONGEST_STAY
  return {
    villaId,
    ...(isPossible ? { checkIn, checkOut } : { checkIn: spot.checkIn, checkOut: spot.checkOut }),
  }
}

/** A villa as a row of the timeline. */
export type TimelineVilla = {
  id: number
  name: string
  roomNumber: string | null
  isAvailable: boolean
  hasPrice: boolean
}

type Placed = { villaId: number; villaName: string; roomNumber: string | null }

/** The villas for sale, and after them those that have bookings although they have no price by now. */
export function listRows(
  villas: readonly Omit<TimelineVilla, 'hasPrice'>[],
  bookings: readonly Placed[],
): TimelineVilla[] {
  const rows = new Map(villas.map((villa) => [villa.id, { ...villa, hasPrice: true }]))
  for (const { villaId: id, villaName: name, roomNumber } of bookings)
    if (!rows.has(id)) rows.set(id, { id, name, roomNumber, isAvailable: false, hasPrice: false })
  return [...rows.values()]
}

type Taken = { id: number; villaId: number; checkInDate: Day; checkOutDate: Day; status: BookingStatus }

/** The booking that has nights of a spot already; undefined where the spot is free. */
export function findInTheWay<Booking extends Taken>(
  id: number,
  spot: Spot,
  bookings: readonly Booking[],
): Booking | undefined {
  return bookings.find(
    (other) =>
      other.id !== id &&
      other.villaId === spot.villaId &&
      holdsNights(other.status) &&
      // Who has left is in nobody's way.
      other.status !== 'checked-out' &&
      staysOverlap(spot, { checkIn: other.checkInDate, checkOut: other.checkOutDate }),
  )
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  return one.villaId === other.villaId && one.checkIn === other.checkIn && one.checkOut === other.checkOut
}
