import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { confirm } from './confirm'
import { mediaGridText as words } from './media-grid-text'
import { failureToast, type ResourceWords } from './resource-words'
import type { StaffCall } from './staff-request'
import { refetchLists } from './use-writes'

type BulkAction = 'show' | 'hide' | 'delete'

type ShelfBulkProps = {
  adminPath: string
  ids: readonly number[]
  said: ResourceWords
  call: StaffCall
  onDone: () => void
}

/** What can be done with all chosen at once: shown, hidden or deleted in one call, all or none. */
export function MediaBulk({ adminPath, ids, said, call, onDone }: ShelfBulkProps) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)

  async function onAct(action: BulkAction) {
    if (isSending) return
    if (action === 'delete') {
      const question = { title: words.bulkConfirm(ids.length), line: words.bulkConfirmLine }
      if (!(await confirm({ ...question, action: words.deleteChosen }))) return
    }
    setSending(true)
    try {
      await call.send('POST', `${adminPath}/bulk`, { ids, action })
      showToast({ title: words.bulkDone[action](ids.length) })
      onDone()
    } catch (error) {
      if (!call.takesOver(error))
        showToast(failureToast(said, action === 'delete' ? 'delete' : 'update', error))
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <section
      aria-label={words.bulk}
      className="sticky top-18 z-10 flex flex-wrap items-center gap-2.5 rounded-card border border-forest bg-mist px-4 py-2.5"
    >
      <p role="status" className="mr-auto font-semibold">
        {words.chosen(ids.length)}
      </p>
      <Button look="quiet" size="small" onClick={() => void onAct('show')}>
        {words.showChosen}
      </Button>
      <Button look="quiet" size="small" onClick={() => void onAct('hide')}>
        {words.hideChosen}
      </Button>
      <Button look="quiet" size="small" onClick={() => void onAct('delete')}>
        {words.deleteChosen}
      </Button>
      <Button look="bare" size="small" onClick={onDone}>
        {words.chooseNone}
      </Button>
    </section>
  )
}
