import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/gallery'

export const galleryContent: Translation<typeof english.galleryContent> = {
  title: 'Galerie',
  description:
    'Bilder und Videotouren der Villen, des Restaurants, der Gärten und der Hügel um Mbarara: Sehen Sie, wo Sie aufwachen werden, bevor Sie buchen.',
  closing: {
    title: 'Bilder duften nicht nach Regen im Garten',
    line: 'Dafür müssen Sie hier sein. Der Kalender zeigt jede freie Nacht und was sie kostet.',
    picture: samplePicture('sundowner'),
    action: { path: '/calendar', label: 'Freie Nächte ansehen' },
    other: { path: '/villas', label: 'Villen ansehen' },
  },
}
