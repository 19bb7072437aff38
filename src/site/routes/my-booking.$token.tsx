import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readLinkEnd } from '@/features/guest-links/rules/link-end'
import { guestBookingQuery } from '@/features/my-booking/queries'
import { GuestPage } from '@/features/my-booking/web/guest-page'
import { GuestPageFailed } from '@/features/my-booking/web/guest-page-failed'
import { CardLink } from '@/features/registration-cards/web/card-link'
import { loadedHead } from '@/web/kit/loaded-head'
import { bookingContent } from '../content/booking'
import { loadPlainPage } from '../layout/inner-page'
import { NoPrivatePage, PrivatePage } from '../layout/private-page'
import { refuseDeadLink } from '../layout/refuse-dead-link'

const GuestData = lazy(async () => ({
  default: (await import('@/features/guest-data/web/guest-data')).GuestData,
}))
const KeepBooking = lazy(async () => ({
  default: (await import('@/features/offline/web/keep-booking')).KeepBooking,
}))
const Consents = lazy(async () => ({
  default: (await import('@/features/consents/web/consents')).Consents,
}))

/**
 * The page a private link leads to. What the server renders holds no guest's data: it only asks whether the link leads
 * to a booking.
 */
export const Route = createFileRoute('/my-booking/$token')({
  loader: async ({ context, params: { token } }) => {
    if (import.meta.env.SSR) await refuseDeadLink(context, guestBookingQuery(token), readLinkEnd)
    return loadPlainPage(context, {
      title: bookingContent.own.title,
      description: bookingContent.own.description,
      path: '/my-booking',
      isIndexed: false,
    })
  },
  head: loadedHead,
  component: MyBookingPage,
  notFoundComponent: NoBookingPage,
})

function MyBookingPage() {
  const { token } = Route.useParams()
  // They show what the page has read, which may be there before they would take over what the server made.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <PrivatePage title={bookingContent.own.title}>
      <GuestPage key={token} token={token} />
      <CardLink token={token} />
      {isHydrated && (
        <Suspense fallback={null}>
          <KeepBooking token={token} />
          <Consents token={token} />
          <GuestData token={token} />
        </Suspense>
      )}
    </PrivatePage>
  )
}

/** `data` is what the server says of a link that has ended. */
function NoBookingPage({ data }: NotFoundRouteProps) {
  return (
    <NoPrivatePage title={bookingContent.own.title}>
      <GuestPageFailed ended={typeof data === 'string' ? data : null} />
    </NoPrivatePage>
  )
}
