import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { bookedNightsQuery } from '@/features/availability/queries'
import { type Availability, readAvailability, type Window } from '@/features/availability/rules/availability'
import type { BookedNights } from '@/features/bookings/contract'
import type { Villa } from '@/features/villas/contract'
import { villasQuery } from '@/features/villas/queries'
import type { Day } from '@/kernel/days'
import { bookableVillas } from '../rules/offers'

/** How long an answer is good for when the guest comes to another step. */
const FRESH_MS = 10_000

/** The villas, and which of their nights are free in a window; undefined while not known. Nothing is asked unless `isWanted`. */
export function useFreeNights({ first, last }: Window, today: Day, isWanted = true) {
  const villas = useQuery(villasQuery)
  const booked = useQuery({
    ...bookedNightsQuery({ first, last }),
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    enabled: isWanted,
  })
  const known = useMemo(
    () => villas.data && booked.data && readKnown(villas.data, booked.data, { first, last }, today),
    [villas.data, booked.data, first, last, today],
  )
  const { refetch } = booked
  const list = villas.data
  /** What is free by an answer that is not older than this call; undefined where there is none. */
  const askAgain = useCallback(async () => {
    const { data, isError } = await refetch()
    return list && data && !isError ? readKnown(list, data, { first, last }, today) : undefined
  }, [refetch, list, first, last, today])
  return {
    known,
    booked,
    askAgain,
    hasFailed: !known && (villas.isError || booked.isError),
    retry: () => {
      if (villas.isError) void villas.refetch()
      void booked.refetch()
    },
  }
}

function readKnown(
  villas: readonly Villa[],
  bookings: readonly BookedNights[],
  window: Window,
  today: Day,
): { villas: readonly Villa[]; availability: Availability } {
  const ids = bookableVillas(villas).map(({ id }) => id)
  return { villas, availability: readAvailability(ids, today, [{ window, bookings }]) }
}
