import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { PropertyFacts } from '@/features/property/contract'
import { tellReach } from '@/features/property/rules/reach-links'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { FILE_WORDS } from '../text'
import { writeStaysFile } from './write-stay-file'

/**
 * An .ics file with an event for each villa of a group. Each has the name that its own file gives it, so that a calendar
 * never holds a stay twice.
 */
export async function writeGroupFile(
  bookings: readonly StaffBooking[],
  { facts, host }: { facts: PropertyFacts; host: string },
): Promise<string> {
  return await writeStaysFile(
    bookings.map((booking) => ({
      stay: { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) },
      uid: `booking-${booking.id}@${host}`,
      sequence: booking.revision,
      status: booking.status,
      summary: labelled(facts.name, booking.villaName),
      description: [
        FILE_WORDS.ofGroup(booking.reference, String(booking.groupReference)),
        unitNameOf(booking, 'listed'),
        tellReach(facts),
      ].join('\n'),
      location: facts.address,
      madeAt: new Date(booking.updatedAt),
    })),
  )
}
