import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingMails } from '@/features/booking-emails/web/admin-booking-mails'
import { SetPlanButton } from '@/features/booking-plans/web/admin-set-plan'
import { SetPriceButton } from '@/features/booking-prices/web/admin-set-price'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingQuery } from '@/features/bookings/staff-queries'
import { StatusBadge } from '@/features/bookings/web/admin-status'
import { BookingDocuments } from '@/features/documents/web/admin-booking-documents'
import { BookingFolio } from '@/features/folio/web/admin-folio'
import { GuestCard } from '@/features/guest-stays/web/admin-known-guest'
import { GuestLinkCard } from '@/features/my-booking/web/admin-guest-link'
import { PaymentsOnline } from '@/features/payment-links/web/admin-payments-online'
import { useRefundWays } from '@/features/payment-screens/web/admin-refund-ways'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { RegistrationCard } from '@/features/registration-cards/web/admin-registration-card'
import { SwapButton } from '@/features/stay-moves/web/admin-swap'
import { UndoStep } from '@/features/undo/web/admin-undo-step'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { useMay } from '@/web/admin-kit/use-may'
import { ApiError } from '@/web/kit/request'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { BookingFacts } from './admin-booking-facts'
import { BookingForm } from './admin-booking-form'
import { deskFormText as formWords, bookingPageText as words } from './admin-desk-text'
import { GroupCard } from './admin-group'
import { BookingHistory } from './admin-history'
import { BookingNotes } from './admin-notes'
import { StatusSteps } from './admin-steps'

/** Places of its page that its head leads to: what is done most stands far down on a phone. */
const FOLIO_ID = 'folio'
const PAPERS_ID = 'papers'

/** Everything about one booking, at an address of its own. */
export function BookingPage({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    ...staffBookingQuery(id),
    enabled: Number.isInteger(id) && id > 0,
    staleTime: 0,
  })
  const isUnknown = !(Number.isInteger(id) && id > 0) || (error instanceof ApiError && error.status < 500)
  return (
    <div className="grid min-w-0 gap-4">
      <PanelLink
        to="/bookings"
        className="inline-flex min-h-9 items-center gap-1 justify-self-start text-sm font-semibold text-forest underline underline-offset-4 print:hidden"
      >
        <Icon name="chevronLeft" className="size-4" />
        {words.all}
      </PanelLink>
      {data ? (
        <Booking booking={data} />
      ) : isUnknown ? (
        <Notice title={words.notFound} help={words.notFoundHelp} />
      ) : error ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : (
        <Loading label={words.loading} className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </Loading>
      )}
    </div>
  )
}

/** Once the question that led here has given the focus back. */
function showFolio() {
  requestAnimationFrame(() => document.getElementById(FOLIO_ID)?.focus())
}

function Booking({ booking }: { booking: StaffBooking }) {
  const { timeZone } = useProperty()
  const [form, setForm] = useState<'edit' | 'move' | null>(null)
  const mayBook = useMay('front-desk')
  const refundWays = useRefundWays(booking.id)
  const { id, guestName, guestEmail, guestPhone, status } = booking
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-2xl">{guestName}</h2>
            <StatusBadge status={status} />
          </div>
          <p className="tabular text-sm text-ink-soft">{words.number(id, booking.reference)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <StatusSteps booking={booking} timeZone={timeZone} onPay={showFolio} />
          <UndoStep booking={booking} />
          <a href={`#${FOLIO_ID}`} className={buttonClass({ look: 'quiet', size: 'small' })}>
            {words.money}
          </a>
          <a href={`#${PAPERS_ID}`} className={buttonClass({ look: 'quiet', size: 'small' })}>
            {words.papers}
          </a>
          {mayBook && status === 'checked-in' && (
            <Button look="quiet" size="small" onClick={() => setForm('move')}>
              {formWords.move}
            </Button>
          )}
          <SwapButton booking={booking} />
          <SetPriceButton booking={booking} />
          <SetPlanButton booking={booking} />
          <Button look="quiet" size="small" onClick={() => setForm('edit')}>
            <PanelIcon name="edit" className="size-4" />
            {words.edit}
          </Button>
          {mayBook && (
            <PanelLink
              to={`/bookings/new?copy=${id}`}
              className={buttonClass({ look: 'quiet', size: 'small' })}
            >
              {words.copy}
            </PanelLink>
          )}
          <Button look="quiet" size="small" onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </header>
      <div className="flex flex-wrap gap-2 empty:hidden sm:hidden print:hidden">
        {guestPhone && (
          <a href={phoneAddress(guestPhone)} className={buttonClass({ look: 'quiet', size: 'small' })}>
            <Icon name="phone" className="size-4" />
            {guestPhone}
          </a>
        )}
        {guestEmail && (
          <a href={`mailto:${guestEmail}`} className={buttonClass({ look: 'quiet', size: 'small' })}>
            <Icon name="mail" className="size-4" />
            {words.email}
          </a>
        )}
      </div>
      <div className="grid min-w-0 items-start gap-4 wrap-anywhere lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <BookingFacts booking={booking} />
          {booking.groupId !== null && <GroupCard groupId={booking.groupId} bookingId={id} />}
          <div id={FOLIO_ID} tabIndex={-1} className="scroll-mt-20">
            <BookingFolio booking={booking} refundWays={refundWays} />
          </div>
          <div id={PAPERS_ID} tabIndex={-1} className="scroll-mt-20">
            <BookingDocuments bookingId={id} />
          </div>
          <PaymentsOnline bookingId={id} />
          {booking.holdExpiresAt && (
            <p className="rounded-control bg-gold-soft px-4 py-2.5">
              {words.hold} {formatInstant(booking.holdExpiresAt)}
            </p>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <GuestCard bookingId={id} />
          <RegistrationCard bookingId={id} />
          <BookingNotes bookingId={id} />
          <BookingMails bookingId={id} groupId={booking.groupId} />
          <GuestLinkCard bookingId={id} isOfGroup={booking.groupId !== null} />
          <BookingHistory booking={booking} />
        </div>
      </div>
      {form && <BookingForm booking={booking} isMove={form === 'move'} onClose={() => setForm(null)} />}
    </>
  )
}
