import { calendarPath } from '@/features/bookings/rules/stay-link'
import { addressIn } from '@/kernel/language'
import type { MessageThread } from '../staff-contract'
import type { TemplateValues } from './fill-template'

type Chosen = { villa: { id: number; name: string } | null; hotel: string }

/** What the fields of a template say for who began a thread; of days and a villa only what is known. */
export function templateValues(
  { told, language, checkIn, checkOut, guests, siteUrl }: MessageThread,
  { villa, hotel }: Chosen,
): TemplateValues {
  const link = calendarPath({
    ...(villa && { villa: villa.id }),
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(guests !== null && guests > 1 && { guests }),
  })
  return {
    guest: told.guest,
    hotel,
    link: siteUrl + addressIn(language, link.replace(/\?$/, '')),
    ...(told.arrival !== null && { arrival: told.arrival }),
    ...(told.departure !== null && { departure: told.departure }),
    ...(villa && { villa: villa.name }),
  }
}
