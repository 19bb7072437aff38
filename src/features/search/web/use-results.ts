import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readChildAges } from '@/features/bookings/rules/stay-link'
import { categoriesQuery } from '@/features/categories/queries'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import type { Day } from '@/kernel/days'
import { findOffers, findTaken, type Wish, windowAround } from '../rules/offers'
import { findStaysForParty } from '../rules/party-total'
import { priceStrip } from '../rules/price-strip'
import { findResults } from '../rules/results'
import { useFreeNights } from './use-free-nights'

/**
 * All that the results show for a wish; undefined while not known, and where `isPossible` says that nobody can stay so.
 * Without the categories their villas speak for them.
 */
export function useResults({ stay, guests, childAges, board }: Wish, today: Day, isPossible: boolean) {
  const { known: free, hasFailed, retry } = useFreeNights(windowAround(stay, today), today, isPossible)
  const categories = useQuery(categoriesQuery).data
  const { checkIn, checkOut } = stay
  const children = childAges.join()
  const known = useMemo(() => {
    if (!free) return undefined
    const { villas, availability } = free
    const wish = { stay: { checkIn, checkOut }, guests, childAges: readChildAges(children), board }
    const results = findResults(villas, categories ?? [], availability, wish)
    // Only where no villa takes the whole party are several of them of interest.
    const single = results.free.length > 0 ? [] : findOffers(villas, availability, { ...wish, ...ONE_GUEST })
    const taken = findTaken(villas, availability, wish)
    const strip = priceStrip(villas, availability, wish)
    // Where no category would hold the party on any day, only several villas do.
    const isForSeveral = results.free.length === 0 && results.full.length === 0
    const nearest = isForSeveral ? findStaysForParty(villas, availability, wish) : []
    return { villas, taken, ...results, strip, single, nearest }
  }, [free, categories, checkIn, checkOut, guests, children, board])
  return { known, hasFailed, retry }
}
