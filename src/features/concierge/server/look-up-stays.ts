import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Nights } from '@/features/answers/answer/find-stays'
import { type Availability, readAvailability } from '@/features/availability/rules/availability'
import { listBookedNights } from '@/features/bookings/server/store'
import type { Day } from '@/kernel/days'

/** Reads, live, which nights are taken from one day to another, as the calendar does. */
export function openNights(orm: NodePgDatabase, today: Day): (first: Day, last: Day) => Promise<Nights> {
  return async (first, last) => {
    const window = { first: first < today ? today : first, last }
    const bookings = await listBookedNights(orm, { start: window.first, end: window.last })
    const known = new Map<number, Availability>()
    return ({ id }) => {
      const availability = known.get(id) ?? readAvailability([id], today, [{ window, bookings }])
      known.set(id, availability)
      return availability
    }
  }
}
