import { createFileRoute, type NotFoundRouteProps, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { guestBookingQuery } from '@/features/my-booking/queries'
import { readLinkEnd } from '@/features/my-booking/rules/link-end'
import { GuestPage } from '@/features/my-booking/web/guest-page'
import { GuestPageFailed } from '@/features/my-booking/web/guest-page-failed'
import { AppError } from '@/kernel/errors'
import { loadedHead } from '@/web/kit/loaded-head'
import type { SiteContext } from '@/web/kit/page-head'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { bookingContent } from '../content/booking'
import { loadPlainPage } from '../layout/inner-page'

/**
 * The page a private link leads to. What the server renders holds no guest's data: it only asks whether the link leads
 * to a booking.
 */
export const Route = createFileRoute('/my-booking/$token')({
  loader: async ({ context, params: { token } }) => {
    if (import.meta.env.SSR) await refuseDeadLink(context, token)
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

/** Throws the page's 404 where no booking is behind the link; where that cannot be known, the browser finds out. */
async function refuseDeadLink({ queryClient }: SiteContext, token: string): Promise<void> {
  const query = guestBookingQuery(token)
  try {
    await queryClient.fetchQuery(query)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found')
      throw notFound({ data: readLinkEnd(error.message) })
  } finally {
    // What is left in here goes out with the page.
    queryClient.removeQueries({ queryKey: query.queryKey })
  }
}

function MyBookingPage() {
  const { token } = Route.useParams()
  return (
    <PrivatePage>
      <GuestPage key={token} token={token} />
    </PrivatePage>
  )
}

/** `data` is what the server says of a link that has ended. */
function NoBookingPage({ data }: NotFoundRouteProps) {
  return (
    <PrivatePage>
      <title>{bookingContent.own.title}</title>
      <meta name="robots" content="noindex" />
      <GuestPageFailed ended={typeof data === 'string' ? data : null} />
    </PrivatePage>
  )
}

function PrivatePage({ children }: { children: ReactNode }) {
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-6">
          <h1 className="text-2xl">{bookingContent.own.title}</h1>
        </Container>
        <WovenBand className="text-forest print:hidden" />
      </header>
      <Container className="py-8 pb-14">{children}</Container>
    </main>
  )
}
