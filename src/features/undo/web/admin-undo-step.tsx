import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { isEnding } from '@/features/bookings/rules/status'
import type { BookingEvent, StaffBooking } from '@/features/bookings/staff-contract'
import { bookingHistoryQuery, staffBookingQuery } from '@/features/bookings/staff-queries'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { confirmWithNote } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { canUndo, lastStep, STEP_ACTIONS, type Step } from '../rules/undo-steps'
import type { undoStepCall } from '../staff-contract'
import { LONGEST_REASON, useIsInTime } from './admin-in-time'
import { undoText as words } from './admin-text'

/** Takes back the last step of a booking that was a slip: for ten minutes, and for admins with a reason later. */
export function UndoStep({ booking }: { booking: StaffBooking }) {
  const queryClient = useQueryClient()
  const mayStep = useMay('front-desk')
  const isInTime = useIsInTime()
  const [isSending, setSending] = useState(false)
  const { id, guestName, status } = booking
  const { data: history } = useQuery({ ...bookingHistoryQuery(id), staleTime: 0, enabled: mayStep })
  const step = history && stepOf(history)
  if (!mayStep || !step || step.to !== status || !isInTime(step.at)) return null

  async function onUndo({ id: entry, from }: Step) {
    const reason = await confirmWithNote({
      title: words.title(STATUS_LABELS[status]),
      line: [words.line(guestName, STATUS_LABELS[from]), ...tellFollowing(status)].join(' '),
      note: { label: words.reason, help: words.reasonHelp, longest: LONGEST_REASON },
      action: words.undo,
      decline: words.leave,
    })
    if (reason === null) return
    setSending(true)
    try {
      const changed = await sendForStaff<typeof undoStepCall>('POST', `${ADMIN_BOOKINGS_PATH}/${id}/undo`, {
        status,
        entry,
        ...(reason && { reason }),
      })
      queryClient.setQueryData(staffBookingQuery(id).queryKey, changed)
      showToast({ title: words.changed(guestName, STATUS_LABELS[changed.status]) })
    } catch (error) {
      showToast({ title: words.failed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={isSending}
      onClick={() => !isSending && void onUndo(step)}
    >
      {words.button(STATUS_LABELS[status])}
    </Button>
  )
}

/** The step that can be undone; undefined where none can, or where nobody on the staff took it. */
function stepOf(history: readonly BookingEvent[]): Step | undefined {
  const entries = history
    .filter(({ action }) => STEP_ACTIONS.some((one) => one === action))
    .map((event) => ({ ...event, at: Date.parse(event.at) }))
  const step = lastStep(entries)
  return step?.isByStaff && canUndo(step) ? step : undefined
}

/** What comes with undoing a step that gave nights back, or that the guest was written about. */
function tellFollowing(status: StaffBooking['status']): string[] {
  if (isEnding(status)) return [words.restores, words.tells]
  return status === 'confirmed' ? [words.waitsAgain, words.tells] : []
}
