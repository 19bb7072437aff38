import type { bookedNightsEndpoint } from '@/features/bookings/contract'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { Window } from './rules/availability'

/** The booked nights of one villa, or of all, in a window. */
export function bookedNightsQuery({ first: start, last: end }: Window, villaId?: number) {
  const days = { start, end }
  return defineQuery<typeof bookedNightsEndpoint>(
    BOOKINGS_PATH,
    villaId === undefined ? days : { ...days, villaId },
  )
}
