import type { HotelEvent } from '@/features/events/contract'
import { eventsText } from '@/features/events/text'
import { labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { noteText } from '../text'

const words = noteText.event

/** An event in a line: what, when, where, for how much. */
export function describeEvent(event: HotelEvent): string {
  const { title, description, location, price } = event
  const cents = price === null ? null : toCents(price)
  const cost =
    cents === null ? words.onRequest : cents === 0 ? words.free : words.perPerson(formatPrice(cents))
  const facts = [eventsText.days(event), eventsText.hours(event), location, cost].filter(Boolean).join(', ')
  return labelled(title, `${facts}.${description ? ` ${description}` : ''}`)
}
