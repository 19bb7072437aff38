import { useQueryClient } from '@tanstack/react-query'
import { BOOKINGS_PATH } from '@/features/bookings/paths'

/** Asks again for every booked night on screen: after a booking, and after losing nights to somebody else. */
export function useRefreshBookings(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(BOOKINGS_PATH),
    })
}
