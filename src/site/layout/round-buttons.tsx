import { ConciergeButton } from '@/features/concierge/web/concierge-button'
import { ContactButton } from '@/features/property/web/contact-button'

/** What floats over every page: the ways to the hotel, and the chat; side by side where both stand at its end. */
export function RoundButtons() {
  return (
    <div className="flex justify-center">
      <ContactButton />
      <ConciergeButton />
    </div>
  )
}
