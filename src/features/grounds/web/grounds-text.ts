import { defineWords } from '@/kernel/words'

/** Words of the plan of the grounds. */
export const GROUNDS_WORDS = defineWords('grounds.GROUNDS_WORDS', {
  note: 'Our grounds, drawn freely and not to scale. The list says the same.',
  taken: (names: readonly string[]) => `Taken on these nights: ${names.join(', ')}.`,
  offPlan: (names: readonly string[]) => `Not on the map yet: ${names.join(', ')}.`,
  state: { free: 'free', chosen: 'yours', taken: 'taken', here: 'here', plain: '', other: '' },
  places: {
    reception: 'Reception',
    restaurant: 'Restaurant',
    hall: 'Hall',
    parking: 'Parking',
    bananas: 'Bananas',
  },
} as const)
