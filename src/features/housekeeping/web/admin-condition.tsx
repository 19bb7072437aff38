import { Badge } from '@/web/ui/badge'
import type { Condition } from '../rules/condition'
import { CONDITION_WORDS } from '../rules/condition-words'

const COLORS: Record<Condition, string> = {
  dirty: 'orange',
  cleaning: 'blue',
  clean: 'green',
  inspected: 'green',
  'out-of-order': 'purple',
}

/** What a villa is like, in a word. */
export function ConditionBadge({ condition }: { condition: Condition }) {
  return (
    <Badge color={COLORS[condition]} className="shrink-0">
      {CONDITION_WORDS[condition]}
    </Badge>
  )
}
