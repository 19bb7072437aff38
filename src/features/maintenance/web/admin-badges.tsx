import { Badge } from '@/web/ui/badge'
import type { TicketState, Urgency } from '../rules/ticket'
import { STATE_WORDS, URGENCY_WORDS } from './admin-text'

const URGENCY_COLORS: Record<Urgency, string> = { urgent: 'orange', normal: 'blue', low: 'purple' }

/** How soon something has to be mended, in a word; what is done hurries nobody. */
export function TicketBadge({ urgency, state }: { urgency: Urgency; state: TicketState }) {
  if (state === 'done') return <Badge color="green">{STATE_WORDS.done}</Badge>
  return (
    <Badge color={URGENCY_COLORS[urgency]} className="shrink-0">
      {URGENCY_WORDS[urgency]}
    </Badge>
  )
}
