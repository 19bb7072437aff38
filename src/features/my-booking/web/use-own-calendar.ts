import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { bookedNightsQuery } from '@/features/availability/queries'
import { MONTHS_ASKED, readAvailability, windowsToAsk } from '@/features/availability/rules/availability'
import type { BookedNights } from '@/features/bookings/contract'
import { firstOfMonth, toDay } from '@/kernel/days'
import type { GuestBooking } from '../contract'

/** The free nights of a villa as the guest of a booking sees them: their own nights are free for them. */
export function useOwnCalendar(booking: GuestBooking, villaId: number, checkIn: string | null) {
  const [month, setMonth] = useState(() => firstOfMonth(toDay(booking.checkInDate)))
  const today = toDay(booking.today)
  const { villaId: ownVilla, checkInDate, checkOutDate } = booking
  const windows = windowsToAsk(month, MONTHS_ASKED, checkIn === null ? null : toDay(checkIn))
  const { answers, ...state } = useQueries({
    queries: windows.map((window) => ({
      ...bookedNightsQuery(window),
      select: (bookings: BookedNights[]) => ({ window, bookings }),
    })),
    combine: (results) => ({
      answers: results.map((result) => result.data).filter((data) => data !== undefined),
      isLoading: results.some((result) => result.isFetching),
      hasFailed: results.some((result) => result.isError),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
  const availability = useMemo(() => {
    const others = answers.map(({ window, bookings }) => ({
      window,
      bookings: bookings.filter(
        (one) =>
          one.villaId !== ownVilla || one.checkInDate !== checkInDate || one.checkOutDate !== checkOutDate,
      ),
    }))
    // Of every villa who is taken when, and of the chosen one which nights are.
    const { takenBy } = readAvailability(villaIdsIn(others), today, others)
    return { ...readAvailability([villaId], today, others), takenBy }
  }, [answers, villaId, today, ownVilla, checkInDate, checkOutDate])
  return { ...state, availability, month, setMonth }
}

function villaIdsIn(answers: readonly { bookings: readonly BookedNights[] }[]): number[] {
  return [...new Set(answers.flatMap(({ bookings }) => bookings.map((one) => one.villaId)))]
}
