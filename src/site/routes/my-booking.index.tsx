import { createFileRoute } from '@tanstack/react-router'
import { FIND_PAGE } from '@/features/bookings/paths'
import { FIND_WORDS } from '@/features/my-booking/text'
import { FindBooking } from '@/features/my-booking/web/find-booking'
import { loadedHead } from '@/web/kit/loaded-head'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { loadPlainPage } from '../layout/inner-page'

/** Where guests who have lost their private link ask for another. */
export const Route = createFileRoute('/my-booking/')({
  loader: ({ context }) =>
    loadPlainPage(context, {
      title: FIND_WORDS.title,
      description: FIND_WORDS.lead,
      path: FIND_PAGE,
      isIndexed: false,
    }),
  head: loadedHead,
  component: FindBookingPage,
})

function FindBookingPage() {
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-6">
          <h1 className="text-2xl">{FIND_WORDS.title}</h1>
        </Container>
        <WovenBand className="text-forest" />
      </header>
      <Container className="py-8 pb-14">
        <FindBooking />
      </Container>
    </main>
  )
}
