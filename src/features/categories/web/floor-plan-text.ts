import { defineWords } from '@/kernel/words'
import type { PlanRoom } from '../rules/floor-plan'

/** Words on the plan of a villa. */
export const FLOOR_PLAN_WORDS = defineWords('categories-floor-plan.FLOOR_PLAN_WORDS', {
  note: 'Drawn from what each villa of this kind has, not to scale.',
  label: (rooms: readonly string[]) => `Plan of the rooms: ${rooms.join(', ')}`,
  rooms: {
    bedroom: 'Bedroom',
    bathroom: 'Bath',
    washroom: 'WC',
    sitting: 'Sitting room',
    kitchen: 'Kitchen',
    outside: 'Veranda or balcony',
  } satisfies Record<PlanRoom['kind'], string>,
} as const)
