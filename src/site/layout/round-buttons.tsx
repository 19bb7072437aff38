import { ConciergeButton } from '@/features/concierge/web/concierge-button'
import { ContactButton } from '@/features/property/web/contact-button'

/** What floats over every page: the ways to the hotel, and the chat. */
export function RoundButtons() {
  return (
    <>
      <ContactButton />
      <ConciergeButton />
    </>
  )
}
