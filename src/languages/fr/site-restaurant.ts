import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/restaurant'

export const restaurantContent: Translation<typeof english.restaurantContent> = {
  title: 'Restaurant',
  description:
    'Matooke et eshabwe, tilapia grillé et soirées en terrasse à Mbarara : horaires, carte, service en villa et traiteur.',
  picture: samplePicture('terrace-at-dusk'),
  hero: { reserve: 'Réserver une table', hours: 'Horaires d’ouverture' },
  boards: [
    { key: 'bedAndBreakfast', text: 'Le petit-déjeuner, chaque matin.' },
    {
      key: 'halfBoard',
      text: 'Petit-déjeuner et déjeuner. Chez nous, la demi-pension comprend le déjeuner, pas le dîner.',
    },
    { key: 'fullBoard', text: 'Petit-déjeuner, déjeuner et dîner.' },
  ],
  reserve: {
    or: 'Ou écrivez-nous',
    message: 'Une table pour … personnes le … à …, s’il vous plaît.',
  },
  closing: {
    action: { path: '/calendar', label: 'Voir les nuits libres' },
    other: { path: '/villas', label: 'Voir les villas' },
  },
}
