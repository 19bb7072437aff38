import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/about'

export const aboutContent: Translation<typeof english.aboutContent> = {
  title: 'Über uns',
  description:
    'Wie aus einer Gruppe von Villen am Rand von Mbarara ein Ort zum Bleiben wurde: unsere Geschichte, was uns wichtig ist und wie weit es von hier zu allen Zielen im Westen Ugandas ist.',
  picture: samplePicture('hills-at-dawn'),
  kicker: 'Über uns',
  figures: {
    title: 'In Zahlen',
    items: [
      { figure: '25', of: 'Villen' },
      { figure: '500+', of: 'Gäste' },
      /** Its figure is the guests' score, or until there are reviews enough the one in Property Facts. */
      { figure: null, of: 'Bewertung' },
      { figure: '24/7', of: 'Service' },
    ],
  },
  distance: (km) => `${km}\u00a0km`,
  closing: {
    action: { path: '/booking', label: 'Aufenthalt buchen' },
    other: { path: '/services', label: 'Unser Service' },
  },
}
