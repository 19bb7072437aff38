import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { showToast } from '@/web/ui/toast'
import { CLEANING_PATH } from '../paths'
import { shareVillas } from '../rules/share-villas'
import type { CleaningVilla, cleaningChangeCall } from '../staff-contract'
import { housekeepingText as words } from './admin-text'

type ShareDialogProps = {
  villas: readonly CleaningVilla[]
  people: readonly { id: number; name: string }[]
  onClose: () => void
}

/** Shares what is to do and has nobody among those who clean today. */
export function ShareDialog({ villas, people, onClose }: ShareDialogProps) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isSending, setSending] = useState(false)
  const open = villas.filter(({ task, assignedTo }) => task !== 'none' && assignedTo === null)

  async function onShare() {
    setSending(true)
    const shares = shareVillas(
      open.map(({ id }) => id),
      people.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])),
    )
    try {
      for (const { villaId, personId } of shares)
        await sendForStaff<typeof cleaningChangeCall>('PATCH', `${CLEANING_PATH}/${villaId}`, {
          assignedTo: personId,
        })
      showToast({ title: words.shared })
      onClose()
    } catch (error) {
      showToast({ title: words.failed, description: reasonOf(error) ?? '', tone: 'destructive' })
    } finally {
      setSending(false)
      await refetchLists(queryClient)
    }
  }

  return (
    <Dialog open title={words.shareTitle} onClose={onClose} className="max-w-md">
      <p className="text-ink-soft">{open.length === 0 ? words.shareNone : words.shareLine(open.length)}</p>
      {people.length === 0 ? (
        <p>{words.shareNobody}</p>
      ) : (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{words.sharePeople}</legend>
          {people.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <span className="wrap-anywhere">{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Button disabled={isSending || chosen.length === 0 || open.length === 0} onClick={() => void onShare()}>
        {words.share}
      </Button>
    </Dialog>
  )
}
