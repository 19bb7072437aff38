import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import type { Stay } from '@/kernel/stay'
import { instantProperty, textProperty, writeCalendar } from '@/server/write-calendar'

/** A stay as calendars take it. */
export type StayEvent = {
  stay: Stay
  /** The same for every file of one booking, so that a calendar replaces what it has. */
  uid: string
  /** Counts up with every change. */
  sequence: number
  status: BookingStatus
  summary: string
  description: string
  location: string
  madeAt: Date
}

/** The text of an .ics file (RFC 5545) with one stay as whole days: in calendars the day of departure stays free. */
export async function writeStayFile(event: StayEvent): Promise<string> {
  return await writeStaysFile([event])
}

/** The same with several stays. */
export async function writeStaysFile(events: readonly StayEvent[]): Promise<string> {
  return await writeCalendar(
    [
      textProperty('version', '2.0'),
      textProperty('prodid', '-//Pearl Villas//Stay//EN'),
      textProperty('calscale', 'GREGORIAN'),
      textProperty('method', 'PUBLISH'),
    ],
    events.map((event) => [
      'vevent',
      [
        textProperty('uid', event.uid),
        ['sequence', {}, 'integer', event.sequence],
        instantProperty('dtstamp', event.madeAt),
        ['dtstart', {}, 'date', event.stay.checkIn],
        ['dtend', {}, 'date', event.stay.checkOut],
        textProperty('summary', event.summary),
        textProperty('description', event.description),
        textProperty('location', event.location),
        textProperty('status', statusInCalendars(event.status)),
        textProperty('transp', 'TRANSPARENT'),
      ],
      [],
    ]),
  )
}

/** A request is not yet a promise: the hotel may decline it, or nobody confirms it in time. */
function statusInCalendars(status: BookingStatus): 'CANCELLED' | 'TENTATIVE' | 'CONFIRMED' {
  if (!holdsNights(status)) return 'CANCELLED'
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'
}
