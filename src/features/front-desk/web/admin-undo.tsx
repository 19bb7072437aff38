import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingQuery } from '@/features/bookings/staff-queries'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { stepBack, UNDO_MINUTES } from '@/features/undo/rules/undo-steps'
import type { undoStepCall } from '@/features/undo/staff-contract'
import { confirmWithNote } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { bookingsAdminText as list, undoText as words } from './admin-text'

const MS_PER_MINUTE = 60_000

/** As the contract has it. */
const LONGEST_REASON = 500

/** Takes back an arrival or a departure that was a slip: for ten minutes, and for admins with a reason later. */
export function UndoStep({ booking }: { booking: StaffBooking }) {
  const queryClient = useQueryClient()
  const isAdmin = useMay('refunds')
  const [isSending, setSending] = useState(false)
  const { id, guestName, status, updatedAt } = booking
  const back = stepBack(status)
  const isFresh = Date.now() - Date.parse(updatedAt) < UNDO_MINUTES * MS_PER_MINUTE
  if (!back || !(isFresh || isAdmin)) return null

  async function onUndo() {
    const reason = await confirmWithNote({
      title: words.title(STATUS_LABELS[status]),
      line: words.line(guestName, STATUS_LABELS[back ?? status]),
      note: { label: words.reason, help: words.reasonHelp, longest: LONGEST_REASON },
      action: words.undo,
    })
    if (reason === null) return
    setSending(true)
    try {
      const changed = await sendForStaff<typeof undoStepCall>(
        'POST',
        `${ADMIN_BOOKINGS_PATH}/${id}/undo`,
        reason ? { reason } : {},
      )
      queryClient.setQueryData(staffBookingQuery(id).queryKey, changed)
      showToast({ title: list.changed(guestName, STATUS_LABELS[changed.status]) })
    } catch (error) {
      showToast({ title: list.changeFailed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <Button look="quiet" size="small" aria-disabled={isSending} onClick={() => !isSending && void onUndo()}>
      {words.button(STATUS_LABELS[status])}
    </Button>
  )
}
