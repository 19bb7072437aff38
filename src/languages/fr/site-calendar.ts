import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/calendar'

export const calendarContent: Translation<typeof english.calendarContent> = {
  title: 'Disponibilités et réservation',
  description:
    'Voyez quelles villas sont libres, choisissez vos dates nuit par nuit et réservez une villa à Mbarara, dans l’ouest de l’Ouganda.',
}
