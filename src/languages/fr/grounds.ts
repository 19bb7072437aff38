import type * as english from '@/features/grounds/web/grounds-text'
import type { Translation } from '@/kernel/translation'

export const GROUNDS_WORDS: Translation<typeof english.GROUNDS_WORDS> = {
  note: 'Notre domaine, dessiné librement et sans échelle. La liste dit la même chose.',
  taken: (names) => `Prises ces nuits-là : ${names.join(', ')}.`,
  offPlan: (names) => `Pas encore sur le plan : ${names.join(', ')}.`,
  state: { free: 'libre', chosen: 'la vôtre', taken: 'prise', here: 'ici', plain: '', other: '' },
  places: {
    reception: 'Réception',
    restaurant: 'Restaurant',
    hall: 'Salle',
    parking: 'Parking',
    bananas: 'Bananiers',
  },
}
