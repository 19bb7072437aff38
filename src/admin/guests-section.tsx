import { GuestDataCard } from '@/features/guest-data/web/admin-guest-data'
import { GuestsAdmin } from '@/features/guest-stays/web/admin'

/** Guests, and on the profile of each what may be done with all that is held of them. */
export function GuestsSection() {
  return <GuestsAdmin DataCard={GuestDataCard} />
}
