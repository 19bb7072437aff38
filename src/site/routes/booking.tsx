import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type CheckoutStep, JOURNEY_STEPS, readCheckoutLink } from '@/features/checkout/rules/checkout-link'
import { searchFromLink } from '@/features/checkout/rules/search'
import { useSavedSearch } from '@/features/checkout/web/search-widget-memory'
import { useSavedReceipt } from '@/features/stay-calendar/web/saved-receipt'
import { villasQuery } from '@/features/villas/queries'
import { toDay } from '@/kernel/days'
import { loadedHead } from '@/web/kit/loaded-head'
import { bookingContent } from '../content/booking'
import { loadInnerPage } from '../layout/inner-page'
import { BookingHero } from '../sections/booking-hero'
import { BookingStart, START_ID } from '../sections/booking-start'
import { BookingReceiptSection, BookingSteps } from '../sections/booking-steps'
import { BookingByPhone, BookingTerms } from '../sections/booking-terms'

/** How long the last step stays once a booking is made. */
const RESET_MS = 3000

export const Route = createFileRoute('/booking')({
  validateSearch: readCheckoutLink,
  loaderDeps: ({ search: { step } }) => ({ ...(step && { step }) }),
  loader: ({ context, deps: { step } }) => {
    if (step) beginCode(step)
    return loadInnerPage(
      context,
      {
        title: titleOf(step),
        description: bookingContent.description,
        path: '/booking',
        image: bookingContent.hero.picture,
        isIndexed: step === undefined,
      },
      ...(step ? [villasQuery] : []),
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

function titleOf(step: CheckoutStep | undefined): string {
  const name = step && bookingContent.steps.list[JOURNEY_STEPS.indexOf(step)]?.title
  return [name, bookingContent.title].filter(Boolean).join(': ')
}

function BookingPage() {
  const link = Route.useSearch()
  const today = toDay(Route.useRouteContext().today)
  const asked = searchFromLink(link)
  const kept = useSavedSearch(today)
  const receipt = useSavedReceipt()
  const { step } = link
  const hasMoved = useHasMoved(step)
  const done = useReset()

  if (step || done.isShown)
    return (
      <main id="main">
        <BookingSteps
          step={step ?? 'payment'}
          link={link}
          today={today}
          takesFocus={hasMoved}
          receipt={done.isShown ? receipt : null}
          onBooked={done.show}
        />
        <BookingByPhone />
      </main>
    )
  return (
    <main id="main">
      <BookingHero
        key={JSON.stringify(asked)}
        today={today}
        asked={asked}
        onSearched={() => document.getElementById(START_ID)?.focus()}
      />
      {receipt && <BookingReceiptSection receipt={receipt} takesFocus={hasMoved} />}
      <BookingStart today={today} search={asked ?? kept} link={link} />
      <BookingTerms />
      <BookingByPhone />
    </main>
  )
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

  return { isShown, show: () => setShown(true) }
}

/** False on the view that the page was opened with. */
function useHasMoved(step: CheckoutStep | undefined): boolean {
  const [first] = useState(step)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && step !== first) setMoved(true)
  return hasMoved
}
