import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { type Day, toDay } from '@/kernel/days'
import { lazyOnSign, SIGNS_OF_READING } from '@/web/kit/lazy-section'
import { Container } from '@/web/ui/section'
import { keepsSearch, SEARCH_ID } from '../rules/search-key'
import type { Wanted } from './search-form'

type SearchWidgetProps = {
  /** The property's day. */
  today: Day
  /** What the address asks for; where it names no stay, the fields show what was searched for last. */
  link?: StayLink
  /** The villa or category that the page is about, which goes along to the results. */
  wanted?: Wanted
  /** Once a search is kept and the booking page is on its way. */
  onSearched?: () => void
  /** Where it stands on a band of its own instead of a card. */
  isPlain?: boolean
}

/** What a guest did with the form before its code was there. */
type EarlyInput = { typed: FormData | null; isSent: boolean }

const loadForm = () => import('./search-form')

const SearchForm = lazyOnSign(
  SEARCH_ID,
  async () => {
    try {
      return (await loadForm()).SearchForm
    } catch (failure) {
      // The plain form that the server sent goes on doing what it can.
      if (document.getElementById(SEARCH_ID)) return await new Promise<never>(() => undefined)
      throw failure
    }
  },
  { isDue: () => location.search !== '' || keepsSearch(), signs: SIGNS_OF_READING },
)

/**
 * Dates and party, kept in the browser and carried to the booking page. As the server sends it, it is a plain form; its
 * code comes with the guest's first sign, or at once where there is something to show in it
 * (docs/decisions/search-control.md).
 */
export function SearchWidget({ today, onSearched, ...asked }: SearchWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const isReady = useRef(false)
  const early = useRef<EarlyInput>({ typed: null, isSent: false })

  useEffect(() => {
    const node = place.current
    if (!node) return
    node.dataset.live = ''
    // What is typed and sent before the form can hear it waits for that.
    const hold = (event: Event) => {
      const form = node.querySelector('form')
      if (isReady.current || !form || !(event.target instanceof Node && form.contains(event.target))) return
      early.current.typed = new FormData(form)
      if (event.type !== 'submit') return
      event.preventDefault()
      early.current.isSent = true
      loadForm().catch(() => form.submit())
    }
    // On the window: React stops what happens in a part that is not live yet.
    for (const type of ['input', 'submit']) addEventListener(type, hold, true)
    return () => {
      for (const type of ['input', 'submit']) removeEventListener(type, hold, true)
    }
  }, [])

  const shows = JSON.stringify(asked)
  // The same element while it shows the same: made anew, it would lose what the server sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers make link and wanted anew, and they say the same
  return useMemo(() => {
    function onReady(): EarlyInput {
      isReady.current = true
      return early.current
    }
    return (
      <div ref={place}>
        <Suspense fallback={<div className="min-h-14" />}>
          <SearchForm
            key={shows}
            today={today}
            {...asked}
            {...(onSearched && { onSearched })}
            onReady={onReady}
          />
        </Suspense>
      </div>
    )
  }, [today, shows, onSearched])
}

/** The search on a band of its own, the first thing under the header of pages that guests land on. */
export function SearchStrip(props: Pick<SearchWidgetProps, 'link' | 'wanted'>) {
  const { today } = useRouteContext({ from: rootRouteId })
  return (
    <div className="border-b border-line bg-paper py-2">
      <Container>
        <SearchWidget today={toDay(today)} isPlain {...props} />
      </Container>
    </div>
  )
}
