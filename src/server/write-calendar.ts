/** A property in jCal (RFC 7265): name, parameters, type of the value, value. */
export type CalendarProperty = [name: string, parameters: object, type: string, value: string | number]

/** A component in jCal: name, properties, components inside it. */
export type CalendarComponent = [
  name: string,
  properties: CalendarProperty[],
  components: CalendarComponent[],
]

/** The text of an .ics file (RFC 5545) with these components. */
export async function writeCalendar(
  properties: CalendarProperty[],
  components: CalendarComponent[],
): Promise<string> {
  // A quarter of a megabyte that no start needs.
  const { default: ICAL } = await import('ical.js')
  // It does not count the space that a folded line goes on with, and 75 bytes are all a line may have.
  ICAL.foldLength = 74
  // A calendar's name is no part of the standard: unless it is known as text, a VALUE is written that readers may not expect.
  Object.assign(ICAL.design.icalendar.property, { 'x-wr-calname': { defaultType: 'text' } })
  return ICAL.stringify(['vcalendar', properties, components])
}

export function textProperty(name: string, value: string): CalendarProperty {
  // ical.js escapes line feeds alone: a carriage return would begin a line of its own in some readers.
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n')]
}

/** A property that is an instant, in UTC and whole seconds. */
export function instantProperty(name: string, instant: Date): CalendarProperty {
  return [name, {}, 'date-time', instant.toISOString().replace(/\.\d{3}/, '')]
}
