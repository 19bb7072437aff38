import { type ReactNode, useEffect, useState } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Day } from '@/kernel/days'
import { keepsSearch } from '../rules/search-key'

const NOTHING: StayLink = {}
const SIGNS = ['pointerdown', 'keydown', 'focusin']

type SearchedStayProps = {
  today: Day
  asked: StayLink
  children: (searched: StayLink) => ReactNode
}

/**
 * Gives `children` the days and party that go along with a link: those of the address where it names days, else those of
 * the search kept last, of which nothing is known on the server and while the page wakes up. The code that reads it
 * comes where there is something to read, or with the guest's first sign, before a search can be made.
 *
 * It stands around each part that needs them and within a deferred one: a page made anew as a whole would take away what
 * the server sent of the parts that are not live yet.
 */
export function SearchedStay({ today, asked, children }: SearchedStayProps) {
  const [searched, setSearched] = useState(NOTHING)
  const isAsked = asked.checkIn !== undefined
  useEffect(() => {
    if (isAsked) return
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
  }, [today, isAsked])
  return children(isAsked ? asked : searched)
}
