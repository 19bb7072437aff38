import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'

/** A stay as calendars take it. */
export type StayEvent = {
  stay: Stay
  /** The same for every file of one booking, so that a calendar replaces what it has. */
  uid: string
  /** Counts up with every change. */
  sequence: number
  isCancelled: boolean
  summary: string
  description: string
  location: string
  madeAt: Date
}

const LONGEST_LINE_BYTES = 75

/** The text of an .ics file (RFC 5545) with one stay as whole days: in calendars the day of departure stays free. */
export function writeStayFile(event: StayEvent): string {
  const lines = [
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
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function writeDay(day: Day): string {
  return day.replaceAll('-', '')
}

function writeInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** Lines of at most 75 bytes, each after the first begun with a space; no sign is cut in two. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (bytesOf(part + sign) > LONGEST_LINE_BYTES) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
