import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { useMay } from '@/web/admin-kit/use-may'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { groupHoldsQuery } from '../staff-queries'
import { HoldCard } from './admin-hold-card'
import { NewHoldForm } from './admin-new-hold'
import { holdText as words } from './admin-text'

/** Villas held for groups and companies. */
export function GroupHoldsAdmin() {
  const { data, isError, refetch } = useQuery({ ...groupHoldsQuery, staleTime: 0 })
  const [isAdding, setAdding] = useState(false)
  const mayHold = useMay('front-desk')
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-measure text-ink-soft">{words.help}</p>
        {mayHold && (
          <Button look="action" size="small" onClick={() => setAdding(true)}>
            <PanelIcon name="add" className="size-5" />
            {words.add}
          </Button>
        )}
      </div>
      {data ? (
        data.length === 0 && <Notice title={words.none} />
      ) : isError ? (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-44" />
        </Loading>
      )}
      {data && data.length > 0 && (
        <ul className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
          {data.map((hold) => (
            <HoldCard key={hold.id} hold={hold} />
          ))}
        </ul>
      )}
      {isAdding && <NewHoldForm onClose={() => setAdding(false)} />}
    </div>
  )
}
