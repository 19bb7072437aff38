import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/services'

export const servicesContent: Translation<typeof english.servicesContent> = {
  title: 'Services',
  description:
    'Des villas meublées, un restaurant, une terrasse avec bar, et les petites choses autour : ce sur quoi vous pouvez compter pendant un séjour à Mbarara.',
  picture: samplePicture('banquet-hall'),
  closing: {
    write: 'Nous écrire',
    call: 'Appeler',
    book: { path: '/booking', label: 'Réserver un séjour' },
  },
}
