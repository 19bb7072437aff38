import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { agreedNights } from '@/features/booking-prices/rules/preview-price'
import { priceIn } from '@/features/booking-prices/rules/price-stay'
import { priceText } from '@/features/booking-prices/web/admin-text'
import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { holdsNights } from '@/features/bookings/rules/status'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { describeParty } from '@/features/bookings/text'
import { SOURCE_LABELS } from '@/features/bookings/web/admin-status-text'
import { tellClock } from '@/features/property/rules/told-facts'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { tellTerms } from '@/features/rate-plans/rules/tell-rate-plan'
import { nightsFromWire, quoteOf } from '@/features/rates/rules/nightly-rates'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { groupNights } from '@/features/rates/rules/pricing'
import { planOf } from '@/features/rates/rules/rate-plan'
import { hasSetPrice, letOffBy } from '@/features/rates/rules/set-price'
import { TAX_WORDS } from '@/features/rates/rules/tax-words'
import { BOARD_WORDS, PREVIEW_WORDS } from '@/features/rates/text'
import { PromoNote } from '@/features/rates/web/promo-note'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { formatDay, formatShortDay, toDay } from '@/kernel/days'
import { type Cents, formatPrice, toCents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { bookingPageText as words } from './admin-desk-text'
import { bookingsAdminText as list, PAYMENT_LABELS } from './admin-text'

/** Where, when, how many, for how much, and who. */
export function BookingFacts({ booking }: { booking: StaffBooking }) {
  const { checkInTime, checkOutTime } = useProperty()
  const { checkInDate, checkOutDate, guestEmail, guestPhone, specialRequests } = booking
  const stay = { checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) }
  const plan = planOf(nightsFromWire(booking.nights))
  const payment = [booking.paymentMethod, booking.paymentTime].filter((choice) => choice !== null)
  const link = 'wrap-anywhere underline underline-offset-2'
  return (
    <>
      <Card title={words.stay}>
        <Fact name={list.villa}>
          {unitNameOf(booking)}
          {booking.isUnplaced && <span className="block text-sm text-ink-soft">{words.anyVilla}</span>}
        </Fact>
        {booking.parts.length > 1 && (
          <Fact name={words.moved}>
            {booking.parts.slice(0, -1).map((part) => (
              <span key={part.checkInDate} className="block">
                {words.movedFrom(unitNameOf(part), formatShortDay(toDay(part.checkOutDate)))}
              </span>
            ))}
          </Fact>
        )}
        <Fact name={list.checkIn}>
          {formatDay(stay.checkIn)}{' '}
          <span className="text-ink-soft">{words.from(tellClock(checkInTime))}</span>
        </Fact>
        <Fact name={list.checkOut}>
          {formatDay(stay.checkOut)}{' '}
          <span className="text-ink-soft">{words.until(tellClock(checkOutTime))}</span>
        </Fact>
        <Fact name={words.arrival}>
          {booking.arrivalTime ? tellArrivalTime(booking.arrivalTime) : <Missing />}
        </Fact>
        <Fact name={words.nights}>{countNights(stay)}</Fact>
        <Fact name={words.guests}>{describeParty({ ...booking, guests: booking.numberOfGuests })}</Fact>
        <Fact name={BOARD_WORDS.label}>{BOARD_WORDS.names[booking.board]}</Fact>
        {plan && (
          <Fact name={PLAN_WORDS.label}>
            {plan.name}, {tellTerms(plan)}
          </Fact>
        )}
        <Fact name={words.total}>
          {holdsNights(booking.status) ? (
            <>
              <strong>{formatPrice(toCents(booking.totalAmount))}</strong>
              <PriceLines booking={booking} />
            </>
          ) : (
            <>
              <s className="text-ink-soft">{formatPrice(toCents(booking.totalAmount))}</s>{' '}
              <span>{words.notOwed}</span>
            </>
          )}
        </Fact>
        {payment.length > 0 && (
          <Fact name={words.payment}>{payment.map((choice) => PAYMENT_LABELS[choice]).join(', ')}</Fact>
        )}
      </Card>
      <Card title={words.guest}>
        <Fact name={words.phone}>
          {guestPhone ? (
            <a href={phoneAddress(guestPhone)} className={link}>
              {guestPhone}
            </a>
          ) : (
            <Missing />
          )}
        </Fact>
        <Fact name={words.email}>
          {guestEmail ? (
            <a href={`mailto:${guestEmail}`} className={link}>
              {guestEmail}
            </a>
          ) : (
            <Missing />
          )}
          <ProofMark proof={booking.mailboxProof} />
        </Fact>
        <Fact name={words.source}>{SOURCE_LABELS[booking.source]}</Fact>
        <Fact name={words.requests}>
          {specialRequests ? <span className="whitespace-pre-wrap">{specialRequests}</span> : <Missing />}
        </Fact>
      </Card>
    </>
  )
}

/** Whether the guest has shown that this mailbox is theirs. */
function ProofMark({ proof }: { proof: StaffBooking['mailboxProof'] }) {
  if (proof === 'not-asked') return null
  return <span className="block text-sm text-ink-soft">{words.proofs[proof]}</span>
}

/** The nights of the total as agreed, and what they would cost today where that is something else. */
function PriceLines({ booking }: { booking: StaffBooking }) {
  const agreed = quoteOf(booking)
  const now = usePriceNow(booking)
  return (
    <div className="text-sm text-ink-soft">
      <ul>
        {groupNights(agreed).map((group) => (
          <li key={group.nights[0]}>{PREVIEW_WORDS.group(group)}</li>
        ))}
      </ul>
      {agreed.agreedTaxes !== undefined && <p>{TAX_WORDS.includes(formatPrice(agreed.agreedTaxes))}</p>}
      <PromoNote quote={agreed} />
      {hasSetPrice(booking.nights) && <p>{priceText.setBy(formatPrice(listTotal(booking)))}</p>}
      {now !== null && now !== agreed.total && <p>{words.priceNow(formatPrice(now))}</p>}
    </div>
  )
}

/** What the stay costs by the price list it was agreed by, in cents. */
function listTotal(booking: StaffBooking): Cents {
  return toCents(booking.totalAmount) + letOffBy(agreedNights(booking))
}

/** In cents, by the prices of today; null while they are loading or where the villa is not offered with these meals. */
function usePriceNow({ villaId, board, ...booking }: StaffBooking): Cents | null {
  const { data: villas } = useQuery(bookableVillasQuery)
  const villa = villas?.find(({ id }) => id === villaId)
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const party = { guests: booking.numberOfGuests, childAges: booking.childAges }
  return villa ? priceIn(villa, stay, party, { board, plan: planOf(nightsFromWire(booking.nights)) }) : null
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <dl className="tabular grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function Missing() {
  return <span className="text-ink-soft">{words.none}</span>
}
