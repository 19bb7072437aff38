import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/restaurant'

export const restaurantContent: Translation<typeof english.restaurantContent> = {
  title: 'Mgahawa',
  description:
    'Matooke na eshabwe, sato wa kuchoma na jioni kwenye terasi mjini Mbarara: saa za kufunguliwa, menyu, huduma ya chumbani na chakula cha hafla.',
  picture: samplePicture('terrace-at-dusk'),
  hero: { reserve: 'Hifadhi Meza', hours: 'Saa za kufunguliwa' },
  boards: [
    { key: 'bedAndBreakfast', text: 'Kifungua kinywa, kila asubuhi.' },
    {
      key: 'halfBoard',
      text: 'Kifungua kinywa na chakula cha mchana. Kwetu, milo miwili (half board) inamaanisha chakula cha mchana, si cha jioni.',
    },
    { key: 'fullBoard', text: 'Kifungua kinywa, chakula cha mchana na chakula cha jioni.' },
  ],
  reserve: {
    or: 'Au tuandikie',
    message: 'Naomba meza ya watu …, tarehe …, saa ….',
  },
  closing: {
    action: { path: '/calendar', label: 'Ona siku zilizo wazi' },
    other: { path: '/villas', label: 'Tazama Villa' },
  },
}
