import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { bookedNightsQuery } from '@/features/availability/queries'
import type { BookingReceipt } from '@/features/bookings/contract'
import { checkStay } from '@/features/bookings/rules/limits'
import {
  type CheckoutLink,
  type CheckoutStep,
  JOURNEY_STEPS,
  readCheckoutLink,
} from '@/features/search/rules/checkout-link'
import { windowAround } from '@/features/search/rules/offers'
import { linkFromSearch, searchFromLink } from '@/features/search/rules/search'
import { useSavedSearch } from '@/features/search/web/search-widget-memory'
import { useSavedReceipt } from '@/features/stay-calendar/web/saved-receipt'
import { villasQuery } from '@/features/villas/queries'
import { type Day, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import type { Stay } from '@/kernel/stay'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { bookingContent } from '../content/booking'
import { loadInnerPage } from '../layout/inner-page'
import { BookingReceiptSection, BookingSteps } from '../sections/booking-steps'

const BookingByPhone = lazySection(
  'phone-title',
  async () => (await import('../sections/booking-by-phone')).BookingByPhone,
)

// Each view alone: a step of the booking loads nothing of the search before it.
const loadLanding = () => import('../sections/booking-landing')
const loadResults = () => import('../sections/booking-results')
const BookingLanding = lazy(async () => ({ default: (await loadLanding()).BookingLanding }))
const BookingResults = lazy(async () => ({ default: (await loadResults()).BookingResults }))

/** How long the last step stays once a booking is made. */
const RESET_MS = 3000

export const Route = createFileRoute('/booking')({
  validateSearch: readCheckoutLink,
  // Read as the server does: a match is told apart by its deps, and the router leaves in what an address misspells.
  loaderDeps: ({ search }) => {
    const { step, checkIn, checkOut } = readCheckoutLink(search)
    return { ...(step && { step }), ...(!step && checkIn && checkOut && { stay: { checkIn, checkOut } }) }
  },
  loader: ({ context, deps: { step, stay } }) => {
    if (step) beginCode(step)
    else beginView(stay !== undefined)
    const today = toDay(context.today)
    return loadInnerPage(
      context,
      {
        title: titleOf(step),
        description: bookingContent.description,
        path: '/booking',
        image: bookingContent.hero.picture,
        isIndexed: step === undefined && stay === undefined,
      },
      ...(step || stay ? [villasQuery] : []),
      ...(stay && isWithinLimits(stay, today) ? [bookedNightsQuery(windowAround(stay, today))] : []),
    )
  },
  head: loadedHead,
  component: BookingPage,
})

/** Asked for here, a tap ahead of the screen and all at once; the screen asks again and tells when it cannot be had. */
function beginCode(step: CheckoutStep): void {
  const parts = [
    import('@/features/checkout/web/checkout'),
    step === 'dates'
      ? import('@/features/checkout/web/step-dates')
      : import('@/features/checkout/web/later-steps'),
  ]
  Promise.all(parts).catch(() => undefined)
}

function beginView(isSearched: boolean): void {
  const parts = isSearched ? [loadResults(), import('@/features/search/web/search-results')] : [loadLanding()]
  Promise.all(parts).catch(() => undefined)
}

function titleOf(step: CheckoutStep | undefined): string {
  const name = step && bookingContent.steps.list[JOURNEY_STEPS.indexOf(step)]?.title
  return name ? labelled(name, bookingContent.title) : bookingContent.title
}

// Made once, as all that stands in the way of a view's updates: React throws away what the server sent of a part that is
// not live yet when it is made anew, with whatever the guest has opened and pressed in it.
const byPhone = (
  <Deferred>
    <BookingByPhone />
  </Deferred>
)

function BookingPage() {
  // The router leaves in what the address misspells; the server made the page without it.
  const search = Route.useSearch()
  const link = useMemo(() => readCheckoutLink(search), [search])
  const today = toDay(Route.useRouteContext().today)
  const { step } = link
  const stay = stayOfLink(link)
  const hasMoved = useHasMoved(step)
  const done = useReset()
  const [searches, setSearches] = useState(0)
  const onSearched = () => setSearches(searches + 1)

  if (step || done.isShown)
    return (
      <main id="main">
        <BookingSteps
          step={step ?? 'payment'}
          link={link}
          today={today}
          takesFocus={hasMoved}
          isBooked={done.isShown}
          onBooked={done.show}
        />
        {byPhone}
      </main>
    )
  if (stay)
    return (
      <main id="main">
        <Suspense>
          <BookingResults stay={stay} link={link} today={today} searches={searches} onSearched={onSearched} />
        </Suspense>
        {byPhone}
      </main>
    )
  return (
    <main id="main">
      <SearchInAddress link={link} today={today} />
      <Suspense>
        <LandingView link={link} today={today} takesFocus={hasMoved} onSearched={onSearched} />
      </Suspense>
      {byPhone}
    </main>
  )
}

type ViewProps = { link: CheckoutLink; today: Day }

/** Whoever has searched already comes to the results again: dates are asked for once. A receipt stays until it is put away. */
function SearchInAddress({ link, today }: ViewProps) {
  const navigate = Route.useNavigate()
  const saved = useSavedSearch(today)
  const kept = useSavedReceipt() ? null : saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search is followed when there is one, not when its link is written anew
  useEffect(() => {
    const known = kept && linkFromSearch(kept, today)
    if (known?.checkIn) void navigate({ search: { ...known, ...link }, replace: true, resetScroll: false })
  }, [kept])
  return null
}

type LandingViewProps = ViewProps & { takesFocus: boolean; onSearched: () => void }

function LandingView({ link, today, takesFocus, onSearched }: LandingViewProps) {
  const kept = useSavedSearch(today)
  const receipt = useSavedReceipt()
  return (
    <BookingLanding today={today} link={link} search={searchFromLink(link) ?? kept} onSearched={onSearched}>
      {receipt && <BookingReceiptSection receipt={receipt} takesFocus={takesFocus} />}
    </BookingLanding>
  )
}

/** The nights a link asks for, whether they can be booked or not; null unless it names both days. */
function stayOfLink({ checkIn, checkOut }: CheckoutLink): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null
}

function isWithinLimits(stay: Stay, today: Day): boolean {
  return checkStay({ ...stay, guests: 1 }, { today, maxGuests: 1 }).length === 0
}

/** After a booking the last step stays for three seconds; then the page is as it was before the first. */
function useReset() {
  const navigate = Route.useNavigate()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => {
      void navigate({ search: {}, replace: true }).then(() => setShown(false))
    }, RESET_MS)
    return () => clearTimeout(timer)
  }, [isShown, navigate])

  function show({ deposit }: BookingReceipt) {
    // Whoever goes on to pay the deposit stays with the receipt, and finds it again when the page is loaded anew.
    if (deposit) void navigate({ search: {}, replace: true })
    else setShown(true)
  }

  return { isShown, show }
}

/** False on the view that the page was opened with. */
function useHasMoved(step: CheckoutStep | undefined): boolean {
  const [first] = useState(step)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && step !== first) setMoved(true)
  return hasMoved
}
