import type { HotelEvent } from '@/features/events/contract'
import { formatDay, isDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'

/** An event in a line: what, when, where, for how much. */
export function describeEvent({
  title,
  description,
  eventDate,
  endDate,
  location,
  price,
}: HotelEvent): string {
  const days = [eventDate, endDate]
    .filter((day) => day !== null)
    .filter(isDay)
    .map(formatDay)
  const cents = price === null ? null : toCents(price)
  const cost = cents === null ? 'price on request' : cents === 0 ? 'free' : `${formatPrice(cents)} a person`
  const facts = [days.join(' to '), location, cost].filter(Boolean).join(', ')
  return `${title}: ${facts}.${description ? ` ${description}` : ''}`
}
