import { useIsMutating, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BookingReceipt, BookingRequest } from '@/features/bookings/contract'
import { FORM_WORDS } from '@/features/bookings/text'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { villasQuery } from '@/features/villas/queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { toDay } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { SENDING_KEY } from './sending-key'
import { UNANSWERED_WORDS as words } from './unanswered-text'
import { useAsking } from './use-asking'
import { explain, leaveOpenBooking, useOpenBooking, useSendBooking } from './use-send-booking'

type UnansweredBookingProps = {
  onBooked: (receipt: BookingReceipt) => void
  /** What stands there while every booking that was sent from this tab has its answer. */
  children?: ReactNode
}

/**
 * Stands in place of a booking form while nobody knows what became of the booking that was sent. It asks for it by its
 * key, by itself and when it is pressed, so that it is never made anew.
 */
export function UnansweredBooking({ onBooked, children }: UnansweredBookingProps) {
  const open = useOpenBooking()
  const sending = useSendBooking(onBooked)
  const underWay = useIsMutating({ mutationKey: SENDING_KEY })
  const asking = useAsking({
    open: underWay === 0 ? open : null,
    onBooked: sending.tellBooked,
    onNotMade: sending.mutate,
  })
  const refusal = sending.refusal ?? asking.refusal
  if (open && (underWay === 0 || sending.isPending))
    return <Question booking={open} isAsking={sending.isPending} onAsk={() => sending.mutate(open)} />
  return (
    <>
      {(refusal || asking.isKnownNotMade) && (
        <p
          role="alert"
          className="mb-5 rounded-control border border-alarm bg-blush px-4 py-3 font-semibold text-alarm"
        >
          {refusal ? explain(refusal) : words.notMade}
        </p>
      )}
      {children}
    </>
  )
}

type QuestionProps = { booking: BookingRequest; isAsking: boolean; onAsk: () => void }

function Question({ booking, isAsking, onAsk }: QuestionProps) {
  const villas = useQuery(villasQuery)
  const villa = villas.data?.find(({ id }) => id === booking.villaId)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const lines = [
    ...(villa ? [[FORM_WORDS.villa, unitNameOf(villa, 'full')]] : []),
    [FORM_WORDS.dates, FORM_WORDS.datesOf(toDay(booking.checkInDate), toDay(booking.checkOutDate))],
    [FORM_WORDS.guests, PREVIEW_WORDS.guestOption(booking.numberOfGuests)],
  ]
  return (
    <section
      aria-labelledby="unanswered-booking"
      className="grid gap-4 rounded-card border-2 border-gold bg-paper p-5 sm:p-8"
    >
      <h2
        ref={title}
        id="unanswered-booking"
        tabIndex={-1}
        className="flex items-center gap-3 text-2xl outline-none"
      >
        <Icon name="alert" className="size-8 text-clay" />
        {words.title}
      </h2>
      <p className="max-w-measure">
        {words.why} <strong>{words.safely}</strong>
      </p>
      <dl className="tabular grid grid-cols-[auto_1fr] wrap-anywhere gap-x-6 gap-y-2">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button look="action" onClick={onAsk} disabled={isAsking}>
          {isAsking ? words.asking : words.tryAgain}
        </Button>
        <Button look="quiet" onClick={leaveOpenBooking} disabled={isAsking}>
          {words.leave}
        </Button>
      </div>
    </section>
  )
}
