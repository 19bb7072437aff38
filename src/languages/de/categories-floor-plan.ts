import type * as english from '@/features/categories/web/floor-plan-text'
import type { Translation } from '@/kernel/translation'

export const FLOOR_PLAN_WORDS: Translation<typeof english.FLOOR_PLAN_WORDS> = {
  note: 'Gezeichnet nach dem, was jede Villa dieser Kategorie hat, nicht maßstäblich.',
  label: (rooms) => `Grundriss der Räume: ${rooms.join(', ')}`,
  rooms: {
    bedroom: 'Schlafzimmer',
    bathroom: 'Bad',
    washroom: 'WC',
    sitting: 'Wohnzimmer',
    kitchen: 'Küche',
    outside: 'Veranda oder Balkon',
  },
}
