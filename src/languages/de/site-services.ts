import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/services'

export const servicesContent: Translation<typeof english.servicesContent> = {
  title: 'Service',
  description:
    'Möblierte Villen, ein Restaurant, Terrasse und Bar und die kleinen Dinge drum herum: worauf Sie bei einem Aufenthalt in Mbarara zählen können.',
  picture: samplePicture('banquet-hall'),
  closing: {
    write: 'Schreiben Sie uns',
    call: 'Anrufen',
    book: { path: '/booking', label: 'Aufenthalt buchen' },
  },
}
