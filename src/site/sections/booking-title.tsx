import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { bookingContent } from '../content/booking'

/** The title and little else, where a booking is under way. */
export function BookingTitle() {
  return (
    <header className="bg-forest on-dark">
      <Container className="py-4">
        <h1 className="text-2xl">{bookingContent.title}</h1>
      </Container>
      <WovenBand className="text-forest" />
    </header>
  )
}
