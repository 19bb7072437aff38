import { calendarPath } from '@/features/bookings/rules/stay-link'
import { formatDay } from '@/kernel/days'
import type { MessageThread } from '../staff-contract'
import type { TemplateValues } from './fill-template'

type Chosen = { villa: { id: number; name: string } | null; hotel: string; guest: string }

/** What the fields of a template say for who began a thread; of days and a villa only what is known. */
export function templateValues(
  { greeting, checkIn, checkOut, guests, siteUrl }: MessageThread,
  { villa, hotel, guest }: Chosen,
): TemplateValues {
  const link = calendarPath({
    ...(villa && { villa: villa.id }),
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(guests !== null && guests > 1 && { guests }),
  })
  return {
    guest: greeting ?? guest,
    hotel,
    link: `${siteUrl}${link.replace(/\?$/, '')}`,
    ...(checkIn && { arrival: formatDay(checkIn) }),
    ...(checkOut && { departure: formatDay(checkOut) }),
    ...(villa && { villa: villa.name }),
  }
}
