import { Badge } from '@/web/ui/badge'
import type { BookingStatus } from '../rules/status'
import { STATUS_LABELS } from './admin-status-text'

const COLORS: Record<BookingStatus, string> = {
  pending: 'orange',
  confirmed: 'blue',
  'checked-in': 'green',
  'checked-out': 'purple',
  cancelled: 'purple',
  'no-show': 'purple',
}

/** Where a booking stands. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  return (
    // Paper takes no grounds: there the words are dark.
    <Badge color={COLORS[status]} className="print:border-ink print:text-ink">
      {STATUS_LABELS[status]}
    </Badge>
  )
}
