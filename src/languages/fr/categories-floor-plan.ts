import type * as english from '@/features/categories/web/floor-plan-text'
import type { Translation } from '@/kernel/translation'

export const FLOOR_PLAN_WORDS: Translation<typeof english.FLOOR_PLAN_WORDS> = {
  note: 'Dessiné d’après les pièces de chaque villa de ce type, sans échelle.',
  label: (rooms) => `Plan des pièces : ${rooms.join(', ')}`,
  rooms: {
    bedroom: 'Chambre',
    bathroom: 'Bain',
    washroom: 'WC',
    sitting: 'Salon',
    kitchen: 'Cuisine',
    outside: 'Véranda ou balcon',
  },
}
