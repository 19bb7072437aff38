import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the about page that staff do not write (agreed wording, docs/decisions/wording.md: the figures are literal). */
export const aboutContent = defineWords('site-about.aboutContent', {
  title: 'About Us',
  description:
    'How a group of villas at the edge of Mbarara became a place to stay: our story, what we hold to, and how far it is from here to anywhere in the west of Uganda.',
  picture: samplePicture('hills-at-dawn'),
  kicker: 'About us',
  figures: {
    title: 'In figures',
    items: [
      { figure: '25', of: 'villas' },
      { figure: '500+', of: 'guests' },
      /** Its figure is the guests' score, or until there are reviews enough the one in Property Facts. */
      { figure: null, of: 'rating' },
      { figure: '24/7', of: 'service' },
    ],
  },
  distance: (km: number) => `${km} km`,
  closing: {
    action: { path: '/booking', label: 'Book Your Stay' },
    other: { path: '/services', label: 'See Our Services' },
  },
} as const)
