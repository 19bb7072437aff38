import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { endingCostsQuery } from '@/features/cancellation/staff-queries'
import { tellCosts } from '@/features/front-desk/web/admin-ending-cost'
import { bookingsAdminText as desk } from '@/features/front-desk/web/admin-text'
import { toDay } from '@/kernel/days'
import { confirm, confirmWithNote } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { readForStaff, sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { BOOKING_STEPS_PATH } from '../paths'
import { bookingsFor, MOST_AT_ONCE, type StepAtOnce, statusesLeftOut } from '../rules/steps-at-once'
import type { StepBookings, SteppedBookings, stepBookingsCall } from '../staff-contract'
import { atOnceText as words } from './admin-text'

const STEPS: readonly StepAtOnce[] = ['confirmed', 'cancelled']
const MOST_NAMED = 5
/** As the contract has it. */
const LONGEST_REASON = 500

type ChosenBookingsProps = {
  chosen: readonly StaffBooking[]
  onChoose: (bookings: readonly StaffBooking[], isChosen: boolean) => void
}

/** What can be done with the chosen bookings at once; nothing while none is. What is refused stays chosen, with the reason. */
export function ChosenBookings({ chosen, onChoose }: ChosenBookingsProps) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<SteppedBookings['refused']>([])
  const standing = chosen.map((booking) => ({ ...booking, checkInDate: toDay(booking.checkInDate) }))
  const offered = STEPS.map((step) => [step, bookingsFor(standing, step, propertyToday())] as const).filter(
    ([, bookings]) => bookings.length > 0,
  )
  const isTooMuch = chosen.length > MOST_AT_ONCE
  const told = refused.flatMap(({ id, message }) => {
    const booking = chosen.find((one) => one.id === id)
    return booking ? [{ id, line: words.refusedOf(booking.guestName, message) }] : []
  })

  async function onStep(step: StepAtOnce, bookings: readonly StaffBooking[]) {
    if (isSending) return
    const body = step === 'confirmed' ? await askConfirming(bookings) : await askCancelling(bookings)
    if (body === null) return
    setSending(true)
    try {
      const answer = await sendForStaff<typeof stepBookingsCall>('POST', BOOKING_STEPS_PATH, body)
      const done = bookings.filter(({ id }) => answer.done.includes(id))
      onChoose(done, false)
      setRefused(answer.refused)
      if (done.length > 0) showToast({ title: words.done[step](done.length) })
      else showToast({ title: words.refused(answer.refused.length), tone: 'destructive' })
    } catch (error) {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.failed, description, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  if (chosen.length === 0) return null
  return (
    <section
      aria-label={words.region}
      className="sticky top-18 z-10 flex flex-wrap items-center gap-2.5 rounded-card border border-forest bg-mist px-4 py-2.5 print:hidden"
    >
      <div role="status" className="mr-auto min-w-0 wrap-anywhere">
        <p className="font-semibold">{words.chosen(chosen.length)}</p>
        {isTooMuch && <p className="text-sm">{words.most(MOST_AT_ONCE)}</p>}
        {offered.length === 0 && <p className="text-sm">{words.noStep}</p>}
        {offered.map(([step]) => {
          const left = statusesLeftOut(standing, step, propertyToday())
          if (left.size === 0) return null
          const told = [...left].map(([status, count]) => `${count} ${STATUS_LABELS[status]}`)
          return (
            <p key={step} className="text-sm">
              {words.leftOut[step](told.join(', '))}
            </p>
          )
        })}
        {told.length > 0 && (
          <>
            <p className="mt-1 font-semibold text-alarm">{words.refused(told.length)}</p>
            <ul className="text-sm">
              {told.map(({ id, line }) => (
                <li key={id}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {!isTooMuch &&
        offered.map(([step, bookings]) => (
          <Button
            key={step}
            look={step === 'confirmed' ? 'primary' : 'quiet'}
            size="small"
            aria-disabled={isSending}
            onClick={() => void onStep(step, bookings)}
          >
            {words.steps[step](bookings.length)}
          </Button>
        ))}
      <Button look="bare" size="small" onClick={() => onChoose(chosen, false)}>
        {words.none}
      </Button>
    </section>
  )
}

async function askConfirming(bookings: readonly StaffBooking[]): Promise<StepBookings | null> {
  const isAgreed = await confirm({
    title: words.confirmTitle(bookings.length),
    line: words.confirmLine(nameThem(bookings)),
    action: words.steps.confirmed(bookings.length),
  })
  return isAgreed ? { status: 'confirmed', bookings: bookings.map(({ id }) => ({ id })) } : null
}

/** Tells what cancelling all of them costs their guests; each is then cancelled at the fee that was told alone. */
async function askCancelling(bookings: readonly StaffBooking[]): Promise<StepBookings | null> {
  const reads = bookings.map(({ id }) => readForStaff(endingCostsQuery(id)))
  const costs = await Promise.all(reads).catch(() => null)
  const told = costs === null ? desk.costUnknown : tellCosts(costs, 'cancelled')
  const reason = await confirmWithNote({
    title: words.cancelTitle(bookings.length),
    line: words.cancelLine(nameThem(bookings), told),
    note: { label: desk.reason, help: desk.reasonHelp, longest: LONGEST_REASON },
    action: words.cancel,
    decline: words.keep,
  })
  if (reason === null) return null
  const fees = bookings.map(({ id }, place) => ({ id, fee: costs?.[place]?.cancelled.fee ?? null }))
  return { status: 'cancelled', bookings: fees, ...(reason && { reason }) }
}

function nameThem(bookings: readonly StaffBooking[]): string {
  const names = bookings.slice(0, MOST_NAMED).map(({ guestName }) => guestName)
  const more = bookings.length - names.length
  return more > 0 ? words.andMore(names.join(', '), more) : names.join(', ')
}
