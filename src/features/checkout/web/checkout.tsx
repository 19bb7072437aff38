import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import { useProperty } from '@/features/property/web/use-property'
import { usePropertyToday } from '@/features/property/web/use-property-today'
import type { CheckoutLink, CheckoutStep } from '@/features/search/rules/checkout-link'
import { linkFromSearch } from '@/features/search/rules/search'
import { useSavedSearch } from '@/features/search/web/search-widget-memory'
import { OfflineNotice } from '@/features/stay-calendar/web/offline-notice'
import { saveReceipt } from '@/features/stay-calendar/web/saved-receipt'
import { recallDetails } from '@/features/stay-calendar/web/sent-details'
import { hasSentBooking } from '@/features/stay-calendar/web/sent-text'
import { villasQuery } from '@/features/villas/queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { VILLA_WORDS } from '@/features/villas/text'
import type { Day } from '@/kernel/days'
import { Alarm } from '@/web/ui/alarm'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import {
  asksForStay,
  type BookingDraft,
  changeDraft,
  earlierStep,
  followLink,
  openStep,
  stayOf,
} from '../rules/checkout'
import { CheckoutColumns, CheckoutProgress } from './checkout-frame'
import { useDraft } from './checkout-memory'
import { checkoutText as words } from './checkout-text'
import { PlainWay } from './plain-way'
import { StaySummary } from './stay-summary'

const StepDates = lazy(async () => ({ default: (await import('./step-dates')).StepDates }))
const UnansweredBooking = lazy(async () => ({
  default: (await import('@/features/stay-calendar/web/unanswered-booking')).UnansweredBooking,
}))
const PartyLine = lazy(async () => ({ default: (await import('./party-line')).PartyLine }))
const loadLaterSteps = () => import('./later-steps')
const LaterSteps = lazy(async () => ({ default: (await loadLaterSteps()).LaterSteps }))

/** Steps at which who is coming is asked nowhere else. */
const ASKS_NO_PARTY: ReadonlySet<CheckoutStep> = new Set(['details', 'payment'])

type BookingJourneyProps = {
  step: CheckoutStep
  link: CheckoutLink
  /** The property's day the page was made on. */
  pageDay: Day
  /** False on the first view of a page. */
  takesFocus: boolean
  /** Once a booking is made and its receipt kept. */
  onBooked: (receipt: BookingReceipt) => void
}

/** A booking in four steps. What is chosen and typed is kept in the browser, where a step is in the address. */
export function Checkout({ step, link, pageDay, takesFocus, onBooked }: BookingJourneyProps) {
  const today = usePropertyToday(pageDay, useProperty().timeZone)
  const navigate = useNavigate()
  const villas = useQuery(villasQuery)
  const { draft, change } = useDraft(today)
  const set = useCallback(
    (changed: Partial<BookingDraft>) => change((now) => changeDraft(now, changed)),
    [change],
  )
  const [asksAgain, setAsksAgain] = useState(false)
  const isReady = useBeginning(link, today, change)
  const go = (to: CheckoutStep) => void navigate({ to: '/booking', search: { step: to } })

  const open = draft && openStep(draft, today)
  const shown = open && earlierStep(step, open)
  useEffect(() => {
    if (isReady && shown && shown !== step)
      void navigate({ to: '/booking', search: { step: shown }, replace: true })
  }, [isReady, shown, step, navigate])

  if (villas.isError && !villas.data)
    return <Alarm onRetry={() => void villas.refetch()}>{VILLA_WORDS.picker.failed}</Alarm>
  if (!isReady || !draft || !open || !shown || !villas.data) return <CheckoutSkeleton link={link} />

  // The code that asks again is for guests who send a booking or come back to one; once there it stays.
  if (!asksAgain && (shown === 'payment' || hasSentBooking())) setAsksAgain(true)
  const stay = stayOf(draft, today)

  function finish(receipt: BookingReceipt, extras: readonly string[] = []) {
    const villa = villas.data?.find(({ id }) => id === receipt.villaId)
    if (villa)
      saveReceipt({
        receipt,
        villaName: unitNameOf(villa, 'full'),
        ...recallDetails(receipt.reference),
        extras,
      })
    onBooked(receipt)
  }

  const content = (
    <>
      <OfflineNotice className="mb-4" />
      <CheckoutProgress step={shown} open={open} />
      <Suspense fallback={<CheckoutSkeleton />}>
        {stay && ASKS_NO_PARTY.has(shown) && (
          // Apart, or the step below it would give way to the skeleton, with its focus, until this is there.
          <Suspense fallback={<div className="mt-2 min-h-15" />}>
            <PartyLine stay={stay} party={draft} onChange={set} />
          </Suspense>
        )}
        {shown === 'dates' || !stay ? (
          <CheckoutColumns aside={<StaySummary stay={stay} draft={draft} offer={undefined} />}>
            <StepDates
              villas={villas.data}
              draft={draft}
              today={today}
              takesFocus={takesFocus}
              onPick={(days) => {
                set(days)
                if (days.checkOut) void loadLaterSteps()
              }}
              onNext={() => go('villa')}
            />
          </CheckoutColumns>
        ) : (
          <LaterSteps
            step={shown}
            stay={stay}
            draft={draft}
            today={today}
            takesFocus={takesFocus}
            onChange={set}
            onStep={go}
            onBooked={finish}
          />
        )}
      </Suspense>
    </>
  )
  if (!asksAgain) return content
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <UnansweredBooking onBooked={(receipt) => finish(receipt)}>{content}</UnansweredBooking>
    </Suspense>
  )
}

/** Takes what the link asks for, or what was searched for last, into the draft; true once that is done. */
function useBeginning(
  link: CheckoutLink,
  today: Day,
  change: ReturnType<typeof useDraft>['change'],
): boolean {
  const navigate = useNavigate()
  const searched = useSavedSearch(today)
  const [isBegun, setBegun] = useState(false)
  const isAsked = asksForStay(link)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once; what is picked later counts more
  useEffect(() => {
    if (isAsked) {
      change((draft) => followLink(draft, link))
      const search = link.step ? { step: link.step } : {}
      void navigate({ to: '/booking', search, replace: true, resetScroll: false })
    } else if (!isBegun && searched)
      change((draft) => (draft.checkIn ? draft : followLink(draft, linkFromSearch(searched, today))))
    setBegun(true)
  }, [isAsked])

  return isBegun && !isAsked
}

function CheckoutSkeleton({ link }: { link?: CheckoutLink }): ReactNode {
  return (
    <>
      <Loading label={words.loading} className="grid min-h-160 content-start gap-6 noscript:hidden">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-96 w-full" />
      </Loading>
      {/* The browser's program leaves it as the server made it, and so needs none of its code. */}
      <noscript>{import.meta.env.SSR && link && <PlainWay link={link} />}</noscript>
    </>
  )
}
