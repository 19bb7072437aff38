import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/gallery'

export const galleryContent: Translation<typeof english.galleryContent> = {
  title: 'Picha',
  description:
    'Picha na ziara za video za villa, mgahawa, bustani na vilima vinavyoizunguka Mbarara: ona utakapoamkia kabla hujaweka nafasi.',
  closing: {
    title: 'Picha hazina harufu ya mvua bustanini',
    line: 'Kwa hilo lazima uwe hapa. Kalenda inaonyesha kila usiku ulio wazi na gharama yake.',
    picture: samplePicture('sundowner'),
    action: { path: '/calendar', label: 'Ona siku zilizo wazi' },
    other: { path: '/villas', label: 'Tazama Villa' },
  },
}
