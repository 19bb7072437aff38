import type { ReactNode } from 'react'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { ChargeEntry } from '@/features/charges/contract'
import { DEPARTMENT_LABELS } from '@/features/charges/web/admin-text'
import type { BookingPayment } from '@/features/payments/contract'
import { METHOD_NAMES } from '@/features/payments/text'
import { formatShortDay, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { toCents } from '@/kernel/money'
import { absoluteShillings, formatShillings, toShillings } from '@/kernel/shillings'
import { countNights, STAY_WORDS } from '@/kernel/stay'
import { confirmWithNote } from '@/web/admin-kit/confirm'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant, formatInstantDay } from '@/web/admin-kit/show-instant'
import { listText } from '@/web/admin-kit/text'
import { useMay } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { price } from './admin-amounts'
import { paymentText as pay, folioText as words } from './admin-text'
import { useFolio } from './admin-use-folio'

const LONGEST_REASON = 500

/** The nights of a stay, as the first line of its folio. */
export function NightsLine({
  booking,
  total,
  isOff,
}: {
  booking: StaffBooking
  total: string
  isOff: boolean
}) {
  const stay = { checkIn: toDay(booking.checkInDate), checkOut: toDay(booking.checkOutDate) }
  const days = `${formatShortDay(stay.checkIn)} – ${formatShortDay(stay.checkOut)}`
  return (
    <Line
      title={words.nights(STAY_WORDS.nights(countNights(stay)), days)}
      amount={price(total)}
      isStruck={isOff}
    />
  )
}

export function ChargeLine({ charge, bookingId }: { charge: ChargeEntry; bookingId: number }) {
  const folio = useFolio(bookingId)
  const { id, chargedOn, department, description, quantity, amount, correctsId, isCorrected, reason } = charge
  const pieces = quantity > 1 ? `${quantity} × ${description}` : description
  const name = words.entryOf(description, price(amount))

  async function onCorrect() {
    const said = await askReason(words.correctTitle, name, words.correctHelp, words.correct, words.keepCharge)
    if (said === null) return
    const done = await folio.takeBack('charges', id, said || words.noReason, words.failedWrite)
    if (done) showToast({ title: words.correctDone })
  }

  return (
    <Line
      title={pieces}
      mark={isCorrected ? words.corrected : correctsId === null ? undefined : words.correction}
      reason={reason}
      below={`${formatShortDay(toDay(chargedOn))}, ${DEPARTMENT_LABELS[department]}, ${charge.staffEmail}`}
      amount={price(amount)}
      isStruck={isCorrected}
    >
      {!isCorrected && correctsId === null && (
        <TakeBack label={words.correct} name={name} onPress={() => void onCorrect()} />
      )}
    </Line>
  )
}

export function PaymentLine({ payment, bookingId }: { payment: BookingPayment; bookingId: number }) {
  const folio = useFolio(bookingId)
  const { id, at, kind, method, amount, reference, reason, isReversed, movedBookingId, staffEmail } = payment
  const name = words.entryOf(METHOD_NAMES[method], price(amount))
  const isRefund = kind === 'refund'

  async function onReverse() {
    const title = isRefund ? pay.reverseRefundTitle : pay.reverseTitle
    const said = await askReason(title, name, pay.reasonHelp, pay.reverse, pay.keep)
    if (said === null) return
    const done = await folio.takeBack('payments', id, said || words.noReason, pay.reverseFailed)
    if (done) showToast({ title: pay.reversed })
  }

  return (
    <Line
      title={
        <>
          {isRefund ? `${words.gaveBack}, ${METHOD_NAMES[method].toLowerCase()}` : METHOD_NAMES[method]}
          {movedBookingId !== null && <MovedLink id={movedBookingId} isAway={toCents(amount) < 0} />}
          {reference && <span className="text-ink-soft">, {reference}</span>}
        </>
      }
      mark={isReversed ? pay.wasReversed : kind === 'reversal' ? pay.reversal : undefined}
      reason={reason}
      below={[staffEmail, formatInstant(at), tellBusinessDay(payment)].filter(Boolean).join(', ')}
      amount={price(amount)}
      other={tellShillings(payment)}
      isStruck={isReversed}
    >
      {!isReversed && (kind === 'payment' || isRefund) && (
        <TakeBack label={pay.reverse} name={name} onPress={() => void onReverse()} />
      )}
    </Line>
  )
}

/** Where money that came after midnight counts for the day before. */
function tellBusinessDay({ at, businessDay }: BookingPayment): string | undefined {
  if (businessDay === null) return undefined
  const day = formatShortDay(toDay(businessDay))
  return formatInstantDay(at).startsWith(`${day} `) ? undefined : words.countsFor(day)
}

function MovedLink({ id, isAway }: { id: number; isAway: boolean }) {
  return (
    <>
      {' '}
      <PanelLink to={`/bookings/${id}`} className="font-semibold text-forest underline underline-offset-2">
        {isAway ? words.movedTo(id) : words.movedFrom(id)}
      </PanelLink>
    </>
  )
}

type LineProps = {
  title: ReactNode
  /** What became of the entry, or what it is to another. */
  mark?: string | undefined
  reason?: string | null
  below?: string
  amount: string
  other?: string | undefined
  isStruck: boolean
  children?: ReactNode
}

function Line({ title, mark, reason, below, amount, other, isStruck, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 first:pt-0">
      <div className="min-w-0 grow basis-40">
        <p>
          {title}
          {mark && <span className="text-ink-soft">, {mark}</span>}
        </p>
        {reason && <p className="text-sm text-ink-soft">{reason}</p>}
        {other && <p className="tabular text-sm text-ink-soft">{other}</p>}
        {below && <p className="tabular text-xs wrap-anywhere text-ink-soft">{below}</p>}
      </div>
      <p
        className={`tabular text-right sm:order-last sm:min-w-20 ${isStruck ? 'text-ink-soft line-through' : 'font-semibold'}`}
      >
        {amount}
      </p>
      {children}
    </li>
  )
}

function TakeBack({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  if (!useMay(['money', 'refunds'])) return null
  return (
    <Button
      look="bare"
      size="small"
      aria-label={labelled(label, name)}
      onClick={onPress}
      className="-ml-3.5 sm:ml-0 print:hidden"
    >
      {label}
    </Button>
  )
}

function tellShillings({ shillings, shillingsPerDollar }: BookingPayment): string | undefined {
  if (shillings === null || shillingsPerDollar === null) return undefined
  return words.rate(
    formatShillings(absoluteShillings(toShillings(shillings))),
    listText.figure(shillingsPerDollar),
  )
}

/** Why an entry is taken back; null from whoever thinks better of it. */
function askReason(title: string, line: string, help: string, action: string, decline: string) {
  return confirmWithNote({
    title,
    line,
    note: { label: words.reason, help, longest: LONGEST_REASON },
    action,
    decline,
  })
}
