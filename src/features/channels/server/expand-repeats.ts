import ICAL from 'ical.js'
import { addDays, type Day } from '@/kernel/days'
import { UnreadableError } from '@/server/outside/open-outside'

/** One time an event takes place; `component` says it, which for a changed one of a series is not the series. */
type Occurrence = { component: ICAL.Component; start: ICAL.Time; end: ICAL.Time }

/** Beyond these nobody can book (bookings/rules/limits.ts), with room to spare. */
const DAYS_AHEAD = 500
/** Over a whole calendar, so that no series takes the app's time. */
const MOST_STEPS = 20_000

/** Parts of a rule besides its frequency that are followed; of the rest some never come to an end. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: [],
  YEARLY: [],
}

/** Every event as often as it takes place from `from` on, a series as far as anybody can book. Throws UnreadableError. */
export function expandRepeats(events: readonly ICAL.Component[], from: Day): Occurrence[] {
  const budget = { steps: MOST_STEPS }
  const series = new Set(events.filter(isSeries).map(uidOf))
  const changes = new Map<string, ICAL.Component[]>()
  for (const event of events.filter((one) => one.hasProperty('recurrence-id'))) {
    const others = changes.get(uidOf(event))
    if (others) others.push(event)
    else changes.set(uidOf(event), [event])
  }
  return events.flatMap((component) => {
    // Changed ones of a series come with the series.
    if (component.hasProperty('recurrence-id') && series.has(uidOf(component))) return []
    if (!component.hasProperty('dtstart')) {
      if (component.getFirstPropertyValue('status') === 'CANCELLED') return []
      throw new UnreadableError('It has an event that begins on no day.')
    }
    const exceptions = isSeries(component) ? (changes.get(uidOf(component)) ?? []) : []
    spend(budget, exceptions.length)
    const event = new ICAL.Event(component, { strictExceptions: true, exceptions })
    if (!isSeries(component)) return [{ component, start: event.startDate, end: event.endDate }]
    assertKnownRules(component)
    return expandSeries(event, from, budget)
  })
}

function expandSeries(event: ICAL.Event, from: Day, budget: { steps: number }): Occurrence[] {
  const found: Occurrence[] = []
  const until = addDays(from, DAYS_AHEAD)
  const times = event.iterator()
  for (let time = times.next(); time && dateOf(time) <= until; time = times.next()) {
    spend(budget, 1)
    const { item, startDate: start, endDate: end } = event.getOccurrenceDetails(time)
    if (dateOf(end) >= from) found.push({ component: item.component, start, end })
  }
  return found
}

function spend(budget: { steps: number }, steps: number) {
  budget.steps -= steps
  if (budget.steps < 0) throw new UnreadableError('It has events that repeat too often.')
}

function assertKnownRules(component: ICAL.Component) {
  const rules = component.getAllProperties('rrule').map((rule) => rule.getFirstValue())
  const isPlain = rules.every(
    (rule) =>
      rule instanceof ICAL.Recur &&
      Object.entries(rule.parts).every(([part, values]) => {
        const isFollowed = PARTS[rule.freq]?.includes(part)
        return isFollowed && [values].flat().every((value) => /^[A-Z]{2}$/.test(String(value)))
      }) &&
      PARTS[rule.freq] !== undefined,
  )
  if (!isPlain || component.hasProperty('exrule'))
    throw new UnreadableError('It has an event that repeats in a way that is not understood.')
}

function isSeries(component: ICAL.Component): boolean {
  return component.hasProperty('rrule') || component.hasProperty('rdate')
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '')
}

function dateOf(time: ICAL.Time): string {
  return time.toString().slice(0, 10)
}
