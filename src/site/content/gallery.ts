import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the gallery page's own frame; the gallery itself speaks through its feature. */
export const galleryContent = defineWords('site-gallery.galleryContent', {
  title: 'Gallery',
  description:
    'Pictures and video tours of the villas, the restaurant, the gardens and the hills around Mbarara: see where you will wake up before you book.',
  closing: {
    title: 'Pictures do not smell of rain on the garden',
    line: 'For that you have to be here. The calendar shows every free night and what it costs.',
    picture: samplePicture('sundowner'),
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/villas', label: 'View Villas' },
  },
} as const)
