import { useEffect, useState } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Day } from '@/kernel/days'
import { keepsSearch } from '../rules/search-key'

const NOTHING: StayLink = {}
const SIGNS = ['pointerdown', 'keydown', 'focusin']

/**
 * Days and party to go along with a link: those of the address where it names days, else those of the search kept last,
 * of which nothing is known on the server and while the page wakes up. The code
 * that reads it comes where there is something to read, or with the guest's first sign, before a search can be made.
 */
export function useSearchedStay(today: Day, asked: StayLink = NOTHING): StayLink {
  const [searched, setSearched] = useState(NOTHING)
  useEffect(() => {
    const end = new AbortController()
    async function begin() {
      const { watchSearchedStay } = await import('./search-widget-memory')
      if (!end.signal.aborted) end.signal.addEventListener('abort', watchSearchedStay(today, setSearched))
    }
    // Without it links lead on without the search, as they do in a browser that keeps nothing.
    const beginOnce = () => void begin().catch(() => undefined)
    if (keepsSearch()) beginOnce()
    else for (const sign of SIGNS) addEventListener(sign, beginOnce, { once: true, signal: end.signal })
    return () => end.abort()
  }, [today])
  return asked.checkIn ? asked : searched
}
