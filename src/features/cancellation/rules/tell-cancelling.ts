import type { Day } from '@/kernel/days'
import { formatInstant } from '@/kernel/instants'
import { CANCELLING_WORDS } from '../text'
import { freeCancellationEnd, type Hotel } from './free-cancellation'

/** Until when cancelling a stay costs nothing, or that it is too late for that; `now` in ms since 1970. */
export function tellCancelling(checkIn: Day, hotel: Hotel, now: number): string {
  const end = freeCancellationEnd(checkIn, hotel)
  if (end === null) return CANCELLING_WORDS.never
  return end.getTime() > now
    ? CANCELLING_WORDS.freeUntil(formatInstant(end, hotel.timeZone))
    : CANCELLING_WORDS.notFree
}
