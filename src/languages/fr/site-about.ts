import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/about'

export const aboutContent: Translation<typeof english.aboutContent> = {
  title: 'À propos',
  description:
    'Comment quelques villas aux portes de Mbarara sont devenues une adresse où séjourner : notre histoire, ce à quoi nous tenons, et la distance d’ici à chaque coin de l’ouest de l’Ouganda.',
  picture: samplePicture('hills-at-dawn'),
  kicker: 'À propos',
  figures: {
    title: 'En chiffres',
    items: [
      { figure: '25', of: 'villas' },
      { figure: '500+', of: 'hôtes' },
      /** Its figure is the guests' score, or until there are reviews enough the one in Property Facts. */
      { figure: null, of: 'note des hôtes' },
      { figure: '24/7', of: 'service' },
    ],
  },
  distance: (km) => `${km} km`,
  closing: {
    action: { path: '/booking', label: 'Réserver un séjour' },
    other: { path: '/services', label: 'Voir nos services' },
  },
}
