import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/booking-group'

export const groupContent: Translation<typeof english.groupContent> = {
  title: 'Villa Kadhaa, Nafasi Moja',
  description:
    'Familia, marafiki, harusi: chagua villa kadhaa mjini Mbarara na uziwekee nafasi kwa pamoja, kwa namba moja ya kumbukumbu, jumla moja, na zote au hakuna.',
  lead: 'Namba moja ya kumbukumbu, jumla moja; villa zako zote zinahifadhiwa, au hakuna.',
}
