import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BookingStatus, type Ending, holdsNights, isEnding } from '@/features/bookings/rules/status'
import { nextSteps } from '@/features/bookings/rules/status-steps'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingQuery, staffBookingsQuery } from '@/features/bookings/staff-queries'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { dayIn, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { confirmWithNote } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { readEndingCost } from './admin-ending-cost'
import { sendStep } from './admin-send-step'
import { STEP_LABELS, bookingsAdminText as words } from './admin-text'

/** As the contract has it. */
const LONGEST_REASON = 500

/** Why, and at what it costs. */
type Asked = { reason: string; fee: string | null }

const NOTHING_ASKED: Asked = { reason: '', fee: null }

type StatusStepsProps = {
  booking: StaffBooking
  timeZone: string
  /** The steps that are offered, where that is not every legal one. */
  only?: readonly BookingStatus[]
  /** Leads to where money is taken, for who checks out with a balance. */
  onPay?: () => void
}

/** A button for each legal step of a booking on the property's today; those that give the nights back ask first. */
export function StatusSteps({ booking, timeZone, only, onPay }: StatusStepsProps) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const { id, guestName, status, checkInDate } = booking
  const standing = { status, checkInDate: toDay(checkInDate) }
  // As the server judges them: who comes and leaves by the clock, who stays away by the day that staff are at.
  const byClock = nextSteps(standing, dayIn(timeZone, new Date())).filter((step) => !isEnding(step))
  const legal = [...byClock, ...nextSteps(standing, propertyToday()).filter(isEnding)]
  const steps = legal.filter((step) => only?.includes(step) ?? true)

  async function onStep(next: BookingStatus) {
    if (isSending) return
    const asked = isEnding(next) ? await askReason(next, booking) : NOTHING_ASKED
    if (asked === null) return
    const { reason, fee } = asked
    setSending(true)
    try {
      const step = { status: next, ...(reason && { reason }), ...(fee && { fee }) }
      const changed = await sendStep(id, step, next === 'checked-out' ? onPay : undefined)
      if (changed === null) return
      showChanged(queryClient, changed)
      showToast({ title: words.changed(guestName, STATUS_LABELS[next]) })
    } catch (error) {
      showToast({ title: words.changeFailed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <div className="flex flex-wrap justify-end gap-1.5 py-1 whitespace-nowrap empty:hidden">
      {steps.map((next) => (
        <Button
          key={next}
          look={holdsNights(next) ? 'primary' : 'quiet'}
          size="small"
          aria-disabled={isSending}
          aria-label={labelled(STEP_LABELS[next], guestName)}
          onClick={() => void onStep(next)}
        >
          {STEP_LABELS[next]}
        </Button>
      ))}
    </div>
  )
}

/** At once wherever the booking stands: on its own page and in lists. */
function showChanged(queryClient: QueryClient, changed: StaffBooking) {
  queryClient.setQueryData(staffBookingQuery(changed.id).queryKey, changed)
  // What every search of the list begins with.
  const [beginning] = staffBookingsQuery({}).queryKey
  const isList = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    String(path).startsWith(beginning)
  queryClient.setQueriesData({ predicate: isList }, (all: StaffBooking[] | undefined) =>
    all?.map((one) => (one.id === changed.id ? changed : one)),
  )
}

/** What gives nights back is asked for, with what it costs; why is kept in the audit trail. Null from whoever thinks better of it. */
async function askReason(next: Ending, { id, guestName }: StaffBooking): Promise<Asked | null> {
  const { line, fee } = await readEndingCost([id], next)
  const reason = await confirmWithNote({
    title: next === 'no-show' ? words.confirmNoShow : words.confirmCancel,
    line: `${words.freesNights(guestName)} ${line}`,
    note: { label: words.reason, help: words.reasonHelp, longest: LONGEST_REASON },
    action: STEP_LABELS[next],
    decline: words.keep,
  })
  return reason === null ? null : { reason, fee }
}
