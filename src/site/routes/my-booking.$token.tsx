import { createFileRoute } from '@tanstack/react-router'
import { GuestPage } from '@/features/bookings/web/guest-page'
import { loadedHead } from '@/web/kit/loaded-head'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { bookingContent } from '../content/booking'
import { loadPlainPage } from '../layout/inner-page'

/** The page a private link leads to. The server never reads the booking for it: what it renders holds no guest's data. */
export const Route = createFileRoute('/my-booking/$token')({
  loader: ({ context }) =>
    loadPlainPage(context, {
      title: bookingContent.own.title,
      description: bookingContent.own.description,
      path: '/my-booking',
      isIndexed: false,
    }),
  head: loadedHead,
  component: MyBookingPage,
})

function MyBookingPage() {
  const { token } = Route.useParams()
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-6">
          <h1 className="text-2xl">{bookingContent.own.title}</h1>
        </Container>
        <WovenBand className="text-forest" />
      </header>
      <Container className="py-8 pb-14">
        <GuestPage key={token} token={token} />
      </Container>
    </main>
  )
}
