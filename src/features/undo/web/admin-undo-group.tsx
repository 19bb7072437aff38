import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import type { StaffGroup } from '@/features/groups/staff-contract'
import { confirmWithNote } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import type { undoGroupCall } from '../staff-contract'
import { groupUndoQuery } from '../staff-queries'
import { LONGEST_REASON, useIsInTime } from './admin-in-time'
import { undoText as one, groupUndoText as words } from './admin-text'

/** Takes back what was done with all villas of a group at once: all of them again, or none. */
export function UndoGroup({ group: { id, reference } }: { group: StaffGroup }) {
  const queryClient = useQueryClient()
  const mayStep = useMay('front-desk')
  const isInTime = useIsInTime()
  const [isSending, setSending] = useState(false)
  const { data } = useQuery({ ...groupUndoQuery(id), staleTime: 0, enabled: mayStep })
  const step = data?.step
  if (!mayStep || !step?.isByStaff || !isInTime(Date.parse(step.at))) return null
  const { status, entries } = step
  const label = STATUS_LABELS[status]
  const villas = words.villas(step.bookings.length)

  async function onUndo() {
    const reason = await confirmWithNote({
      title: words.title(label, villas),
      line: [words.line(villas), status === 'confirmed' ? words.waitAgain : one.restores, words.tells].join(
        ' ',
      ),
      note: { label: one.reason, help: one.reasonHelp, longest: LONGEST_REASON },
      action: one.undo,
      decline: one.leave,
    })
    if (reason === null) return
    setSending(true)
    try {
      const body = { status, entries, ...(reason && { reason }) }
      await sendForStaff<typeof undoGroupCall>('POST', `${ADMIN_GROUPS_PATH}/${id}/undo`, body)
      showToast({ title: words.done(reference) })
    } catch (error) {
      showToast({ title: words.failed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <Button look="quiet" size="small" aria-disabled={isSending} onClick={() => !isSending && void onUndo()}>
      {words.button(label, villas)}
    </Button>
  )
}
