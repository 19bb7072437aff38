import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/about'

export const aboutContent: Translation<typeof english.aboutContent> = {
  title: 'Kutuhusu',
  description:
    'Jinsi kundi la villa pembezoni mwa Mbarara lilivyogeuka kuwa mahali pa kukaa: hadithi yetu, tunayoyazingatia, na umbali kutoka hapa hadi popote magharibi mwa Uganda.',
  picture: samplePicture('hills-at-dawn'),
  kicker: 'Kutuhusu',
  figures: {
    title: 'Kwa takwimu',
    items: [
      { figure: '25', of: 'villa' },
      { figure: '500+', of: 'wageni' },
      /** Its figure is the guests' score, or until there are reviews enough the one in Property Facts. */
      { figure: null, of: 'alama' },
      { figure: '24/7', of: 'huduma' },
    ],
  },
  distance: (km) => `km ${km}`,
  closing: {
    action: { path: '/booking', label: 'Weka Nafasi Yako' },
    other: { path: '/services', label: 'Tazama Huduma Zetu' },
  },
}
