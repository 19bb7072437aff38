import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { resizeParty } from '@/features/bookings/rules/party'
import { describeParty, FORM_WORDS as words } from '@/features/bookings/text'
import { tellFirstHold } from '@/features/mailbox-proof/rules/tell-proof'
import { useProperty } from '@/features/property/web/use-property'
import type { Board } from '@/features/rates/rules/board'
import { quoteStay, type Rate } from '@/features/rates/rules/pricing'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { BoardField } from '@/features/rates/web/board-field'
import { formatPrice } from '@/kernel/money'
import type { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { canConfirm, type StayDraft, writeRequest } from '../rules/guest-details'
import type { GuestDetails } from '../rules/typed-details'
import { GuestFields } from './guest-fields'
import { OfflineNotice } from './offline-notice'
import { UnansweredBooking } from './unanswered-booking'
import { explain, useSendBooking } from './use-send-booking'

const ArrivalField = lazy(async () => ({
  default: (await import('@/features/stay-calendar/web/arrival-field')).ArrivalField,
}))

type BookingDialogProps = {
  draft: StayDraft
  villaName: string
  rate: Rate
  paymentMethods: readonly string[]
  /** False once the calendar knows that somebody else has taken a night. */
  isStillFree: boolean
  details: GuestDetails
  arrivalTime: ArrivalTime | null
  onDetailsChange: (details: GuestDetails) => void
  onArrivalChange: (time: ArrivalTime | null) => void
  onBoardChange: (board: Board) => void
  onClose: () => void
  onBooked: (receipt: BookingReceipt) => void
}

/** The last step: who is coming. What was typed belongs to the caller, so that closing or failing loses nothing. */
export function BookingDialog(props: BookingDialogProps) {
  const { draft, rate, details, onDetailsChange, onClose, isStillFree } = props
  const property = useProperty()
  const sending = useSendBooking(props.onBooked)
  const request = writeRequest(draft, rate, details, props.arrivalTime)
  const form = useRef<HTMLFormElement>(null)
  // What waits for the line may still be taken back, which closing does.
  const isUnderWay = sending.isPending && !sending.isPaused

  useEffect(() => {
    if (sending.refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [sending.refusal])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (canConfirm(details) && isStillFree && !sending.isPending) sending.mutate(request)
  }

  /** What the server said about a field, until the guest changes it. */
  function problemOf(field: keyof GuestDetails): string | undefined {
    if (sending.variables?.[field] !== request[field]) return undefined
    return sending.refusal?.problems.find((problem) => problem.path === field)?.message
  }

  return (
    <Dialog
      open
      title={words.title}
      onClose={() => !isUnderWay && onClose()}
      closesOnBackdrop={details.guestName + details.guestEmail + details.specialRequests === ''}
    >
      <UnansweredBooking onBooked={props.onBooked}>
        <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
          <Summary draft={draft} villaName={props.villaName} rate={rate} />
          <BoardField board={draft.board} rate={rate} onChange={props.onBoardChange} />
          <GuestFields details={details} onChange={onDetailsChange} problemOf={problemOf} />
          <Suspense fallback={<div className="min-h-24" />}>
            <ArrivalField time={props.arrivalTime} onChange={props.onArrivalChange} />
          </Suspense>
          {sending.refusal && <Failure error={sending.refusal} />}
          <OfflineNotice />
          <p className="text-sm text-ink-soft">{words.payment(props.paymentMethods)}</p>
          {property.asksProof && <p className="text-sm">{tellFirstHold(property)}</p>}
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button look="quiet" onClick={onClose} disabled={isUnderWay}>
              {words.cancel}
            </Button>
            {isStillFree ? (
              <Button look="action" type="submit" disabled={sending.isPending || !canConfirm(details)}>
                {sending.isPending ? words.confirming : words.confirm}
              </Button>
            ) : (
              <Button look="action" onClick={onClose}>
                {words.otherDates}
              </Button>
            )}
          </div>
        </form>
      </UnansweredBooking>
    </Dialog>
  )
}

/** What went wrong with the booking as a whole, with the fields that the guest cannot see here. */
function Failure({ error }: { error: ApiError }) {
  const unseen = error.problems.filter((problem) => !FORM_FIELDS.has(problem.path))
  return (
    <div role="alert" className="rounded-control border border-alarm bg-blush px-4 py-3 text-alarm">
      <p className="font-semibold">{explain(error)}</p>
      {unseen.map((problem) => (
        <p key={problem.path}>{problem.message}</p>
      ))}
    </div>
  )
}

const FORM_FIELDS = new Set<string>(['guestName', 'guestEmail', 'guestPhone', 'specialRequests'])

function Summary({ draft, villaName, rate }: { draft: StayDraft; villaName: string; rate: Rate }) {
  const party = resizeParty(draft, draft.guests)
  const lines: [string, ReactNode][] = [
    [words.villa, villaName],
    [words.dates, words.datesOf(draft.stay.checkIn, draft.stay.checkOut)],
    [words.guests, describeParty(party, PREVIEW_WORDS.guestOption(draft.guests))],
    [words.total, formatPrice(quoteStay(rate, draft.stay, party, draft.board).total)],
  ]
  return (
    <section aria-label={words.summary}>
      <dl className="tabular grid grid-cols-[auto_1fr] wrap-anywhere gap-x-4 gap-y-1 rounded-control bg-sand px-4 py-3">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
