import type { ShownDays } from '@/kernel/shown-days'
import { Badge } from '@/web/ui/badge'
import { statusByDays, tellShownDays } from './shown-days'

/** The status of what visitors see on some days only, with these days; `isShown` is what its switch says. */
export function ShownStatus({
  item,
  status,
  isShown,
}: {
  item: ShownDays
  status: string
  isShown: boolean
}) {
  const days = tellShownDays(item)
  return (
    <>
      <Badge color={isShown && statusByDays(item) === null ? 'green' : 'orange'}>{status}</Badge>
      {days && <span className="mt-1 block text-xs text-ink-soft">{days}</span>}
    </>
  )
}
