import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { LABEL_WORDS } from '@/kernel/labels'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { Button } from '@/web/ui/button'
import type { Guest } from '../staff-contract'
import { knownGuestQuery } from '../staff-queries'
import { knownGuestText as words } from './admin-text'

/** Who the guest of a booking is, on its page: every stay is one press away, and whoever must not be hosted is seen. */
export function GuestCard({ bookingId }: { bookingId: number }) {
  const { data } = useQuery({ ...knownGuestQuery({ bookingId }), staleTime: 0 })
  const guest = data?.guest
  if (!guest) return null
  return (
    <section className="grid gap-2 rounded-card border border-line bg-paper p-4 sm:p-5 print:hidden">
      <h3 className="text-lg">{words.title}</h3>
      <Warning guest={guest} />
      {guest.preferences && (
        <p className="whitespace-pre-wrap wrap-anywhere">
          {words.likes}
          {LABEL_WORDS.colon} {guest.preferences}
        </p>
      )}
      <p className="tabular flex flex-wrap gap-x-3">
        <span className="wrap-anywhere">
          {guest.name}, {words.stays(guest.stays)}
        </span>
        <ProfileLink id={guest.id} />
      </p>
    </section>
  )
}

/** What is typed in a form of a booking, and how its fields are filled. */
type KnownGuestProps = {
  draft: Readonly<Record<string, string | boolean>>
  onFill: (fields: Record<string, string>) => void
}

/** Says who is known by the e-mail or the phone that stands in a form, and fills in the rest. */
export function KnownGuest({ draft, onFill }: KnownGuestProps) {
  const email = useDeferredValue(String(draft.guestEmail ?? '').trim())
  const phone = useDeferredValue(String(draft.guestPhone ?? '').trim())
  const { data } = useQuery({
    ...knownGuestQuery({ ...(email.includes('@') && { email }), ...(phone.length > 6 && { phone }) }),
    enabled: email.includes('@') || phone.length > 6,
    placeholderData: keepPreviousData,
  })
  const isAsked = email.includes('@') || phone.length > 6
  const guest = isAsked ? data?.guest : null
  return (
    <div aria-live="polite" className="grid justify-items-start gap-2 empty:hidden">
      {guest && (
        <>
          <Warning guest={guest} />
          <p className="wrap-anywhere">{words.known(guest.name, words.stays(guest.stays))}</p>
          {guest.preferences && (
            <p className="whitespace-pre-wrap wrap-anywhere">
              {words.likes}
              {LABEL_WORDS.colon} {guest.preferences}
            </p>
          )}
          <Button look="quiet" size="small" onClick={() => onFill(fieldsOf(guest))}>
            {words.fill}
          </Button>
        </>
      )}
    </div>
  )
}

/** What a form of a booking holds of a person. */
export function fieldsOf({ name, contacts }: Pick<Guest, 'name' | 'contacts'>) {
  const find = (kind: string) => contacts.find((contact) => contact.kind === kind)?.value
  const [email, phone] = [find('email'), find('phone')]
  return {
    guestName: name,
    ...(email !== undefined && { guestEmail: email }),
    ...(phone !== undefined && { guestPhone: phone }),
  }
}

function Warning({ guest: { isDoNotHost, doNotHostReason } }: { guest: Guest }) {
  if (!isDoNotHost) return null
  return (
    <p
      role="alert"
      className="rounded-control border border-alarm bg-blush px-3.5 py-2.5 font-semibold wrap-anywhere text-alarm"
    >
      {words.warning(doNotHostReason ?? '')}
    </p>
  )
}

function ProfileLink({ id }: { id: number }) {
  return (
    <PanelLink
      to={`/guests/${id}`}
      className="inline-flex min-h-6 items-center text-forest underline underline-offset-2"
    >
      {words.profile}
    </PanelLink>
  )
}
