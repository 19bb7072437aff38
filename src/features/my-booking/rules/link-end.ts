import { addDays, type Day } from '@/kernel/days'

/** Long enough for an invoice or something left behind; then a mailbox that changed hands opens nothing any more. */
export const DAYS_AFTER_DEPARTURE = 90

export const LINK_END_WORDS = `Private links to a booking end ${DAYS_AFTER_DEPARTURE} days after departure.`

/** True when the private links to a stay that ended on `checkOut` open it no more. */
export function areLinksOver(checkOut: Day, today: Day): boolean {
  return today > addDays(checkOut, DAYS_AFTER_DEPARTURE)
}
