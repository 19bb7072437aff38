import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { describeParty, FORM_WORDS, STATUS_WORDS } from '@/features/bookings/text'
import { policiesOn } from '@/features/cancellation/rules/plan-cancelling'
import { readLinkEnd } from '@/features/guest-links/rules/link-end'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import { PolicyList } from '@/features/property/web/policy-list'
import { useProperty } from '@/features/property/web/use-property'
import { nightsFromWire, quoteOf } from '@/features/rates/rules/nightly-rates'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { planOf } from '@/features/rates/rules/rate-plan'
import { BOARD_WORDS, PREVIEW_WORDS } from '@/features/rates/text'
import { PriceBreakdown } from '@/features/rates/web/price-breakdown'
import { formatDay, toDay } from '@/kernel/days'
import { formatInstant } from '@/kernel/instants'
import { inLanguage } from '@/kernel/language'
import { formatPrice, toCents } from '@/kernel/money'
import { ApiError } from '@/web/kit/request'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { GuestBooking } from '../contract'
import { guestBookingQuery } from '../queries'
import { BeforeArrival } from './before-arrival'
import { GuestCancel } from './guest-cancel'
import { GuestChangeForm } from './guest-change-form'
import { GuestChangeStay } from './guest-change-stay'
import { GuestGroup } from './guest-group'
import { GuestMoney } from './guest-money'
import { GuestPageFailed } from './guest-page-failed'
import { guestPageText as words } from './guest-page-text'

const GuestPayment = lazy(async () => ({ default: (await import('./guest-payment')).GuestPayment }))
const GuestProof = lazy(async () => ({ default: (await import('./guest-proof')).GuestProof }))

const GuestDocuments = lazy(async () => ({ default: (await import('./guest-documents')).GuestDocuments }))

/** A booking as its guest sees it, and what they may still do with it. The token is the booking's secret. */
export function GuestPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    ...guestBookingQuery(token),
    staleTime: 0,
    // Without a line, too: this device may have a copy.
    networkMode: 'always',
  })
  if (data) return <Booking booking={data} token={token} />
  if (error instanceof ApiError && error.status === 404)
    return <GuestPageFailed ended={readLinkEnd(error.serverMessage)} />
  if (error) return <GuestPageFailed onRetry={refetch} />
  return (
    <>
      <Loading label={words.loading} className="grid min-h-160 content-start gap-6 noscript:hidden">
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-72 w-full" />
      </Loading>
      <p className="hidden text-lg font-semibold noscript:block">{words.noScript}</p>
    </>
  )
}

function Booking({ booking, token }: { booking: GuestBooking; token: string }) {
  const [path] = guestBookingQuery(token).queryKey
  const property = useProperty()
  const { status, canChange, canCancel } = booking
  const plan = planOf(nightsFromWire(booking.nights))
  const isAhead = status === 'pending' || status === 'confirmed'
  const isOff = status === 'cancelled' || status === 'no-show'
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_21rem]">
      <div className="grid min-w-0 gap-8">
        <div role="status" className="rounded-card bg-mist p-5">
          <p className="flex items-center gap-3 font-serif text-2xl">
            <Icon name={isOff ? 'close' : 'check'} className="size-7 text-leaf" />
            {STATUS_WORDS[status]}
          </p>
          <p className="mt-2">{status === 'pending' ? tellHold(booking, property) : words.told[status]}</p>
        </div>
        {status === 'pending' && booking.mailboxProof === 'asked' && (
          <Suspense fallback={null}>
            <GuestProof booking={booking} token={token} />
          </Suspense>
        )}
        {booking.paysOnline && (
          <Suspense fallback={null}>
            <GuestPayment token={token} />
          </Suspense>
        )}
        <StayFacts booking={booking} />
        <GuestGroup booking={booking} token={token} />
        {booking.documents.length > 0 && (
          <Suspense fallback={null}>
            <GuestDocuments booking={booking} token={token} />
          </Suspense>
        )}
        {!isOff && (
          <p className="flex flex-wrap gap-3 print:hidden">
            <a
              href={inLanguage(`${path}/stay.ics`)}
              download="stay.ics"
              className={buttonClass({ look: 'quiet' })}
            >
              <Icon name="calendar" />
              {words.file}
            </a>
            <Button look="quiet" onClick={() => print()}>
              {words.print}
            </Button>
          </p>
        )}
      </div>
      <aside
        aria-labelledby="guest-price"
        className="rounded-card border border-line bg-paper p-5 sm:p-6 xl:sticky xl:top-24"
      >
        <h2 id="guest-price" className="text-xl">
          {words.price}
        </h2>
        <Price booking={booking} />
        <GuestMoney booking={booking} />
      </aside>
      <div className="grid min-w-0 gap-8">
        <BeforeArrival booking={booking} isOff={isOff} />
        <div className="grid gap-8 print:hidden">
          {canChange && <GuestChangeStay booking={booking} token={token} />}
          {canChange && <GuestChangeForm key={token} booking={booking} token={token} />}
          {isAhead && (
            <GuestCancel
              token={token}
              canCancel={canCancel}
              paid={toCents(booking.paidAmount)}
              fee={toCents(booking.cancelFee)}
              returns={toCents(booking.cancelReturns)}
              freeUntil={booking.freeUntil && formatInstant(booking.freeUntil, property.timeZone)}
              plan={plan?.name ?? PLAN_WORDS.flexible}
            />
          )}
        </div>
        <section aria-labelledby="guest-policies">
          <h2 id="guest-policies" className="text-xl">
            {words.policies}
          </h2>
          <PolicyList policies={policiesOn(plan, property.policies)} />
        </section>
      </div>
    </div>
  )
}

function StayFacts({ booking }: { booking: GuestBooking }) {
  const { checkInTime, checkOutTime } = useProperty()
  const { paymentMethod, paymentTime } = booking
  const plan = planOf(nightsFromWire(booking.nights))
  const pay = [paymentMethod && words.methods[paymentMethod], paymentTime && words.times[paymentTime]]
  return (
    <section aria-labelledby="guest-stay">
      <h2 id="guest-stay" className="text-xl">
        {words.stay}
      </h2>
      <p className="text-ink-soft">
        {words.reference(booking.reference)}, {booking.guestName}
      </p>
      <dl className="tabular mt-3 ruled border-y border-line">
        <Fact name={PREVIEW_WORDS.checkIn}>
          {formatDay(toDay(booking.checkInDate))}, {PREVIEW_WORDS.from(checkInTime)}
        </Fact>
        <Fact name={PREVIEW_WORDS.checkOut}>
          {formatDay(toDay(booking.checkOutDate))}, {PREVIEW_WORDS.until(checkOutTime)}
        </Fact>
        <Fact name={FORM_WORDS.villa}>
          {booking.villaName}
          <span className="block font-normal text-ink-soft">{booking.place}</span>
        </Fact>
        <Fact name={FORM_WORDS.guests}>
          {describeParty(
            { ...booking, guests: booking.numberOfGuests },
            PREVIEW_WORDS.guestOption(booking.numberOfGuests),
          )}
        </Fact>
        <Fact name={words.meals}>{BOARD_WORDS.names[booking.board]}</Fact>
        {plan && <Fact name={PLAN_WORDS.label}>{plan.name}</Fact>}
        {booking.specialRequests && (
          <Fact name={words.requests}>
            <span className="whitespace-pre-wrap wrap-anywhere">{booking.specialRequests}</span>
          </Fact>
        )}
        {pay.some(Boolean) && <Fact name={words.payment}>{pay.filter(Boolean).join(', ')}</Fact>}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function Price({ booking }: { booking: GuestBooking }) {
  const quote = quoteOf(booking)
  const isOff = booking.status === 'cancelled' || booking.status === 'no-show'
  if (isOff)
    return (
      <div className="mt-4 grid gap-2">
        <p>
          <s className="text-xl text-ink-soft">{formatPrice(quote.total)}</s>
        </p>
        <p>{toCents(booking.owedAmount) > 0 ? words.nightsNotOwed : words.notOwed}</p>
      </div>
    )
  if (quote.nights.length > 0) return <PriceBreakdown quote={quote} />
  return (
    <p className="mt-4">
      <strong className="text-xl text-forest">{formatPrice(quote.total)}</strong>
      <span className="block text-sm text-ink-soft">{words.agreed}</span>
    </p>
  )
}
