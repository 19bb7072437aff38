import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/booking-group'

export const groupContent: Translation<typeof english.groupContent> = {
  title: 'Plusieurs villas, une réservation',
  description:
    'En famille, entre amis, pour un mariage : choisissez plusieurs villas à Mbarara et réservez-les ensemble, avec une seule référence, un seul total, et toutes ou aucune.',
  lead: 'Une référence, un total ; toutes vos villas sont retenues, ou aucune.',
}
