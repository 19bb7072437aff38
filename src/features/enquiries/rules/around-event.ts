import { addDays, type Day, weekdayOf } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'

const FRIDAY = 5
const SATURDAY = 6

/** The stay for which guests of an event want villas: its whole weekend on a Friday or Saturday, else the night after it. */
export function stayAround(eventDate: Day): Stay {
  const weekday = weekdayOf(eventDate)
  const checkIn = weekday === SATURDAY ? addDays(eventDate, -1) : eventDate
  return { checkIn, checkOut: addDays(checkIn, weekday === FRIDAY || weekday === SATURDAY ? 2 : 1) }
}
