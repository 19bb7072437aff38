import { useEffect, useMemo } from 'react'
import { readChildAges } from '@/features/bookings/rules/stay-link'
import type { CheckoutStep } from '@/features/search/rules/checkout-link'
import {
  findOffers,
  findOtherStays,
  findTaken,
  type Wish,
  windowAround,
} from '@/features/search/rules/offers'
import { useFreeNights } from '@/features/search/web/use-free-nights'
import type { Day } from '@/kernel/days'

/** The villas that can be had, or else stays around the wished one that can; undefined while not known. Asked anew at every step. */
export function useOffers({ stay, guests, childAges, board }: Wish, today: Day, step: CheckoutStep) {
  const { known: free, booked, askAgain, hasFailed, retry } = useFreeNights(windowAround(stay, today), today)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the occasion, not another answer
  useEffect(() => {
    if (booked.isStale && !booked.isFetching) void booked.refetch()
  }, [step])

  const { checkIn, checkOut } = stay
  const children = childAges.join()
  const known = useMemo(() => {
    if (!free) return undefined
    const { villas, availability } = free
    const wish = { stay: { checkIn, checkOut }, guests, childAges: readChildAges(children), board }
    const offers = findOffers(villas, availability, wish)
    const others = offers.length > 0 ? [] : findOtherStays(villas, availability, wish)
    return { villas, offers, others, taken: findTaken(villas, availability, wish) }
  }, [free, checkIn, checkOut, guests, children, board])
  return {
    known,
    /** True when what is known was asked for lately and is not being asked for again. */
    isFresh: booked.isSuccess && !booked.isFetching,
    hasFailed,
    retry,
    askAgain,
  }
}
