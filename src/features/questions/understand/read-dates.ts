import { GB, type ParsedResult } from 'chrono-node/en'
import { addDays, addMonths, type Day, daysBetween, isDay, weekdayOf } from '@/kernel/days'
import { putDatesPlainly } from './date-words'
import type { When } from './stay-wish'

/**
 * The days a text speaks of, in the property's calendar: the next such day where no year is named, day before
 * month. `nights` makes a stay of a single day. Null when it names none.
 */
export function readWhen(text: string, today: Day, nights: number | undefined): When | null {
  const plain = putDatesPlainly(text, today)
  if (plain.problem) return { kind: 'problem', problem: 'no-such-day', told: plain.problem }
  if (plain.stay) return { kind: 'stay', stay: plain.stay }
  if (plain.period) return { kind: 'period', ...plain.period }
  const found = parseDates(plain.text, today)
  const range = found.find(({ end }) => end)
  if (range?.end) return toStay(range.start, range.end)
  const [first, second] = found
  if (first && second && second.start.day > first.start.day) return toStay(first.start, second.start)
  if (!first) return null
  if (second?.start.hasMonth && first.start.hasMonth && second.start.day < first.start.day)
    return { kind: 'problem', problem: 'reversed', told: '' }
  if (nights !== undefined && nights > 0)
    return { kind: 'stay', stay: { checkIn: first.start.day, checkOut: addDays(first.start.day, nights) } }
  return { kind: 'night', day: first.start.day }
}

const HALF_A_YEAR = 183

type Told = { day: Day; hasMonth: boolean; hasYear: boolean }

/** Times of day, durations and months alone are found by the parser too, and are no days to arrive on. */
function parseDates(text: string, today: Day): { start: Told; end: Told | null }[] {
  // At noon in a zone of no offset the parser's calendar is the property's, whatever clock this process runs on.
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  return GB.parse(text, reference, { forwardDate: !/\b(?:yesterday|last|ago)\b/.test(text) })
    .filter(({ start }) => start.isCertain('day') || start.isCertain('weekday'))
    .flatMap(({ start, end }) => {
      const from = readDay(start)
      return from ? [{ start: from, end: end ? readDay(end) : null }] : []
    })
}

function readDay(parts: ParsedResult['start']): Told | null {
  const pad = (part: 'month' | 'day') => String(parts.get(part)).padStart(2, '0')
  const text = `${parts.get('year')}-${pad('month')}-${pad('day')}`
  if (!isDay(text)) return null
  return { day: text, hasMonth: parts.isCertain('month'), hasYear: parts.isCertain('year') }
}

function toStay(from: Told, to: Told): When {
  const isWrapped =
    !to.hasYear &&
    daysBetween(from.day, to.day) > HALF_A_YEAR &&
    to.day.slice(5) < from.day.slice(5) &&
    to.day.slice(5, 7) === from.day.slice(5, 7)
  if (isWrapped) return { kind: 'problem', problem: 'reversed', told: '' }
  if (to.day > from.day) return { kind: 'stay', stay: { checkIn: from.day, checkOut: to.day } }
  const isAcrossNewYear = !to.hasYear && to.day.slice(5, 7) < from.day.slice(5, 7)
  if (isAcrossNewYear) return { kind: 'stay', stay: { checkIn: from.day, checkOut: addMonths(to.day, 12) } }
  // Weekdays come round again: 'friday to friday' is a week.
  if (!to.hasMonth) {
    const checkOut = addDays(from.day, (weekdayOf(to.day) - weekdayOf(from.day) + 7) % 7 || 7)
    return { kind: 'stay', stay: { checkIn: from.day, checkOut } }
  }
  return { kind: 'problem', problem: 'reversed', told: '' }
}
