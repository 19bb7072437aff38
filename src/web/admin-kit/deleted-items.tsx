import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeletedItem, DeletedList } from '@/kernel/deleted-rows'
import type { Resource } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { PanelIcon } from './panel-icon'
import { formatInstant } from './show-instant'
import { renewingCall } from './staff-request'
import { listText as words } from './text'
import { useCall } from './use-call'

type Restorable = Pick<Resource, 'adminPath'>

/** What was deleted of a resource in the last 30 days, behind a button, each to be put back. */
export function DeletedItems({ resource }: { resource: Restorable }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <PanelIcon name="erase" />
        {words.deleted}
      </Button>
      {isOpen && (
        <Dialog open title={words.deleted} onClose={() => setOpen(false)}>
          <DeletedRows resource={resource} />
        </Dialog>
      )}
    </>
  )
}

function DeletedRows({ resource }: { resource: Restorable }) {
  const query = useQuery({ ...defineQuery<DeletedList>(`${resource.adminPath}/deleted`), staleTime: 0 })
  const { data: items } = query
  if (!items)
    return query.isError ? (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-alarm">{words.deletedFailed}</p>
        <Button look="quiet" onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    ) : (
      <Loading label={words.loading} className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    )
  if (items.length === 0) return <p className="text-ink-soft">{words.deletedEmpty}</p>
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{words.deletedHelp}</p>
      <ul className="grid">
        {items.map((item) => (
          <DeletedRow key={item.id} item={item} resource={resource} />
        ))}
      </ul>
    </div>
  )
}

function DeletedRow({ item, resource }: { item: DeletedItem; resource: Restorable }) {
  const restore = useRestore(resource)
  const [isBusy, setBusy] = useState(false)
  const { id, name, staffEmail, deletedAt } = item

  async function onRestore() {
    setBusy(true)
    await restore(id, name)
    setBusy(false)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {words.deletedBy(staffEmail, formatInstant(deletedAt))}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        disabled={isBusy}
        aria-label={words.restoreOf(name)}
        onClick={() => void onRestore()}
      >
        {words.restore}
      </Button>
    </li>
  )
}

/** Puts a deleted row back by the id it had, and says what became of it. */
export function useRestore({ adminPath }: Restorable, staffCall = renewingCall) {
  const call = useCall(staffCall)
  return (id: number, name: string) =>
    call(() => staffCall.send('POST', `${adminPath}/deleted/${id}/restore`), {
      done: words.restored(name),
      failed: words.restoreFailed,
    })
}

/** Stands in the toast that says that something was deleted. */
export function UndoButton({ onUndo }: { onUndo: () => Promise<void> }) {
  const [isPressed, setPressed] = useState(false)
  return (
    <Button
      look="quiet"
      size="small"
      className="mt-2"
      disabled={isPressed}
      onClick={() => {
        setPressed(true)
        void onUndo()
      }}
    >
      {words.undo}
    </Button>
  )
}
