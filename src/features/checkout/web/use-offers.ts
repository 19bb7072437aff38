import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { bookedNightsQuery } from '@/features/bookings/queries'
import { readAvailability } from '@/features/bookings/rules/availability'
import { villasQuery } from '@/features/villas/queries'
import type { Day } from '@/kernel/days'
import type { CheckoutStep } from '../rules/checkout-link'
import { bookableVillas, findOffers, findOtherStays, type Wish, windowAround } from '../rules/offers'

/** How long an answer is good for when the guest comes to another step. */
const FRESH_MS = 10_000

/** The villas that can be had, or else stays around the wished one that can; undefined while not known. Asked anew at every step. */
export function useOffers({ stay, guests, board }: Wish, today: Day, step: CheckoutStep) {
  const villas = useQuery(villasQuery)
  const window = windowAround(stay, today)
  const booked = useQuery({
    ...bookedNightsQuery(window),
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the occasion, not another answer
  useEffect(() => {
    if (booked.isStale && !booked.isFetching) void booked.refetch()
  }, [step])

  const { checkIn, checkOut } = stay
  const { first, last } = window
  const known = useMemo(() => {
    if (!villas.data || !booked.data) return undefined
    const ids = bookableVillas(villas.data).map(({ id }) => id)
    const answer = { window: { first, last }, bookings: booked.data }
    const availability = readAvailability(ids, today, [answer])
    const wish = { stay: { checkIn, checkOut }, guests, board }
    const offers = findOffers(villas.data, availability, wish)
    const others = offers.length > 0 ? [] : findOtherStays(villas.data, availability, wish)
    return { villas: villas.data, offers, others }
  }, [villas.data, booked.data, first, last, checkIn, checkOut, guests, board, today])
  return {
    known,
    /** True when what is known was asked for lately and is not being asked for again. */
    isFresh: booked.isSuccess && !booked.isFetching,
    hasFailed: !known && (villas.isError || booked.isError),
    retry: () => {
      if (villas.isError) void villas.refetch()
      void booked.refetch()
    },
  }
}
