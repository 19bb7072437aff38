import { ConsentCard } from '@/features/consents/web/admin-consents'
import { GuestDataCard } from '@/features/guest-data/web/admin-guest-data'
import type { GuestProfile } from '@/features/guest-stays/staff-contract'
import { GuestsAdmin } from '@/features/guest-stays/web/admin'
import { IdDocumentCard } from '@/features/id-documents/web/admin-id-document'
import { PhoneConsentCard } from '@/features/phone-messages/web/admin-consent-card'

/** Guests, and on the profile of each what may be done with all that is held of them. */
export function GuestsSection() {
  return <GuestsAdmin DataCard={GuestCards} />
}

function GuestCards({ guest }: { guest: GuestProfile }) {
  return (
    <>
      <IdDocumentCard guestId={guest.id} />
      <ConsentCard key={guest.updatedAt} guestId={guest.id} />
      <PhoneConsentCard key={`phone-${guest.updatedAt}`} guestId={guest.id} />
      <GuestDataCard guest={guest} />
    </>
  )
}
