import { Badge } from '@/web/ui/badge'
import type { Villa } from '../contract'
import { VILLA_WORDS as words } from '../text'

/** Whether staff let this villa at all; which of its nights are free is the calendar's. */
export function VillaBadge({ villa }: { villa: Pick<Villa, 'isAvailable'> }) {
  return villa.isAvailable ? (
    <Badge color="green" className="shrink-0">
      {words.available}
    </Badge>
  ) : (
    <span className="inline-flex shrink-0 items-center rounded-tag border border-line-strong px-2.5 py-1 text-xs font-semibold text-ink-soft">
      {words.booked}
    </span>
  )
}
