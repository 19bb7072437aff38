import type * as english from '@/features/categories/web/floor-plan-text'
import type { Translation } from '@/kernel/translation'

export const FLOOR_PLAN_WORDS: Translation<typeof english.FLOOR_PLAN_WORDS> = {
  note: 'Umechorwa kutokana na vilivyomo katika kila villa ya aina hii, bila vipimo halisi.',
  label: (rooms) => `Mchoro wa vyumba: ${rooms.join(', ')}`,
  rooms: {
    bedroom: 'Chumba',
    bathroom: 'Bafu',
    washroom: 'Choo',
    sitting: 'Sebule',
    kitchen: 'Jiko',
    outside: 'Veranda au roshani',
  },
}
