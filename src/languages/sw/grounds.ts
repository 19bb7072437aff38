import type * as english from '@/features/grounds/web/grounds-text'
import type { Translation } from '@/kernel/translation'

export const GROUNDS_WORDS: Translation<typeof english.GROUNDS_WORDS> = {
  note: 'Eneo letu, limechorwa kwa uhuru bila vipimo halisi. Orodha inaeleza yaleyale.',
  taken: (names) => `Zilizochukuliwa kwa siku hizi: ${names.join(', ')}.`,
  offPlan: (names) => `Bado haziko kwenye ramani: ${names.join(', ')}.`,
  state: { free: 'iko wazi', chosen: 'yako', taken: 'imejaa', here: 'ni hapa', plain: '', other: '' },
  places: {
    reception: 'Mapokezi',
    restaurant: 'Mgahawa',
    hall: 'Ukumbi',
    parking: 'Maegesho',
    bananas: 'Migomba',
  },
}
