import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import { escapeText, writeCalendarFile, writeDay, writeInstant } from '@/kernel/calendar-file'
import type { Stay } from '@/kernel/stay'

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
export function writeStayFile(event: StayEvent): string {
  return writeCalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pearl Villas//Stay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${writeInstant(event.madeAt)}`,
    `DTSTART;VALUE=DATE:${writeDay(event.stay.checkIn)}`,
    `DTEND;VALUE=DATE:${writeDay(event.stay.checkOut)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `STATUS:${statusInCalendars(event.status)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

/** A request is not yet a promise: the hotel may decline it, or nobody confirms it in time. */
function statusInCalendars(status: BookingStatus): 'CANCELLED' | 'TENTATIVE' | 'CONFIRMED' {
  if (!holdsNights(status)) return 'CANCELLED'
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'
}
