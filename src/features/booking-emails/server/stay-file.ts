import type { StaffBooking } from '@/features/bookings/staff-contract'
import { tellReach } from '@/features/property/rules/reach-links'
import { writeStayFile } from '@/features/stay-files/server/write-stay-file'
import { FILE_WORDS } from '@/features/stay-files/text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import type { Hotel } from './describe-booking'

/** The stay of a booking as a file that calendars take. */
export async function stayFile(booking: StaffBooking, { facts, siteUrl }: Hotel): Promise<string> {
  return await writeStayFile({
    stay: { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) },
    uid: `booking-${booking.id}@${new URL(siteUrl).hostname}`,
    sequence: booking.revision,
    status: booking.status,
    summary: labelled(facts.name, booking.villaName),
    description: [
      FILE_WORDS.booking(booking.reference),
      unitNameOf(booking, 'listed'),
      tellReach(facts),
    ].join('\n'),
    location: facts.address,
    madeAt: new Date(booking.updatedAt),
  })
}
