import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/restaurant'

export const restaurantContent: Translation<typeof english.restaurantContent> = {
  title: 'Restaurant',
  description:
    'Matooke und Eshabwe, gegrillter Tilapia und Abende auf der Terrasse in Mbarara: Öffnungszeiten, Speisekarte, Zimmerservice und Catering.',
  picture: samplePicture('terrace-at-dusk'),
  hero: { reserve: 'Tisch reservieren', hours: 'Öffnungszeiten' },
  boards: [
    { key: 'bedAndBreakfast', text: 'Frühstück, jeden Morgen.' },
    {
      key: 'halfBoard',
      text: 'Frühstück und Mittagessen. Bei uns heißt Halbpension Mittagessen, nicht Abendessen.',
    },
    { key: 'fullBoard', text: 'Frühstück, Mittag- und Abendessen.' },
  ],
  reserve: {
    or: 'Oder schreiben Sie uns',
    message: 'Bitte einen Tisch für\u00a0… Personen am\u00a0… um\u00a0… Uhr.',
  },
  closing: {
    action: { path: '/calendar', label: 'Freie Nächte ansehen' },
    other: { path: '/villas', label: 'Villen ansehen' },
  },
}
