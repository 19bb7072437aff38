import { Badge } from '@/web/ui/badge'
import type { CardState } from '../rules/card'
import { STATE_NAMES } from './admin-text'

const COLORS = { missing: 'orange', unsigned: 'orange', signed: 'green' } as const

/** How far a registration card is; nothing where the hotel asks for none. */
export function CardBadge({ state }: { state: CardState | null }) {
  return state && <Badge color={COLORS[state]}>{STATE_NAMES[state]}</Badge>
}
