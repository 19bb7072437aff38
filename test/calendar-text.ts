/** A calendar (RFC 5545) of these events, each given by its lines. */
export function calendarText(...events: readonly string[][]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sample Stays//EN',
    ...events.flatMap((event) => ['BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** An event of whole days `yyyymmdd`, as booking platforms write them: the day of departure is outside. */
export function stayEvent(uid: string, start: string, end: string, summary = 'Reserved'): string[] {
  return [`UID:${uid}`, `DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`, `SUMMARY:${summary}`]
}
