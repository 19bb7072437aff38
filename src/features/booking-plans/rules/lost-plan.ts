import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { judgePlan, planOf } from '@/features/rates/rules/rate-plan'
import type { Villa } from '@/features/villas/contract'
import { addDays, toDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'

type Planned = Pick<StaffBooking, 'nights' | 'villaId' | 'status' | 'checkInDate' | 'checkOutDate'>
type InVilla = Pick<Villa, 'id' | 'categoryId'>

/** Why another stay of a booking cannot stay on its rate plan; null where it can, or is on none. */
export function judgeLostPlan(
  booking: Planned | null,
  stay: Stay | null,
  villa: InVilla | undefined,
): string | null {
  const plan = booking && planOf(nightsFromWire(booking.nights))
  if (!plan || !stay || !villa) return null
  const isSame = stay.checkIn === booking.checkInDate && stay.checkOut === booking.checkOutDate
  // Guests in house are moved at what was agreed.
  const isMoved = booking.status !== 'checked-in' && villa.id !== booking.villaId
  return !isSame || isMoved ? judgePlan(plan, { stay, categoryId: villa.categoryId }) : null
}

/** The bookings of a group that its move by some days would take off their rate plans, each with the reason. */
export function judgeGroupMove<Booking extends Planned>(
  bookings: readonly Booking[],
  days: number,
  villas: readonly InVilla[],
): { booking: Booking; why: string }[] {
  return bookings.flatMap((booking) => {
    if (!isStayOpen(booking.status)) return []
    const [checkIn, checkOut] = [booking.checkInDate, booking.checkOutDate].map((day) =>
      addDays(toDay(day), days),
    )
    if (!checkIn || !checkOut) return []
    const villa = villas.find(({ id }) => id === booking.villaId)
    const why = judgeLostPlan(booking, { checkIn, checkOut }, villa)
    return why ? [{ booking, why }] : []
  })
}
