import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bookedNightsQuery } from '@/features/availability/queries'
import {
  type Availability,
  MONTHS_ASKED,
  readAvailability,
  windowsToAsk,
} from '@/features/availability/rules/availability'
import type { BookedNights } from '@/features/bookings/contract'
import type { Day } from '@/kernel/days'

type View = { villaIds: readonly number[]; today: Day; month: Day; checkIn: Day | null; asksAll?: boolean }

/**
 * What is known of the nights of one villa, or of several, around `month`, with a way to ask again for what could not be
 * fetched. `asksAll` asks about every villa, as whoever shows several does.
 */
export function useAvailability({ villaIds, today, month, checkIn, asksAll = villaIds.length > 1 }: View): {
  availability: Availability
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
} {
  const [villaId] = villaIds
  const windows = windowsToAsk(month, MONTHS_ASKED, checkIn)
  const answers = useQueries({
    queries: windows.map((window) => ({
      ...bookedNightsQuery(window, asksAll ? undefined : villaId),
      select: (bookings: BookedNights[]) => ({ window, bookings }),
    })),
    combine: (results) => ({
      known: results.map((result) => result.data).filter((data) => data !== undefined),
      isLoading: results.some((result) => result.isFetching),
      hasFailed: results.some((result) => result.isError),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
  const { known, ...state } = answers
  const availability = useMemo(() => readAvailability(villaIds, today, known), [villaIds, today, known])
  return { availability, ...state }
}
