import { tellHours } from '@/features/property/rules/fill-policies'
import { formatInstant } from '@/kernel/instants'
import { REQUEST_WORDS } from '../text'

type Hotel = { timeZone: string; confirmWithinHours: number }

/** Until when the nights of a request are held, by the property's clocks, and within how many hours it is confirmed. */
export function tellHold(holdExpiresAt: string | null | undefined, hotel: Hotel): string {
  const within = tellHours(hotel.confirmWithinHours)
  return holdExpiresAt
    ? REQUEST_WORDS.held(formatInstant(holdExpiresAt, hotel.timeZone), within)
    : REQUEST_WORDS.heldOpen(within)
}
