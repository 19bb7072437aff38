import type * as english from '@/features/rates/text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const PREVIEW_WORDS: Translation<typeof english.PREVIEW_WORDS> = {
  title: 'Muhtasari wa Nafasi',
  villa: 'Villa',
  checkIn: 'Kuingia',
  checkOut: 'Kutoka',
  nights: 'Usiku',
  notYet: 'Bado hujachagua',
  from: (time) => `kuanzia ${time}`,
  until: (time) => `hadi ${time}`,
  total: 'Jumla',
  breakdown: 'Mchanganuo wa bei',
  nightByNight: 'Usiku kwa usiku',
  group: ({ nights, isWeekend, cents, extraGuests }) =>
    `Usiku ${nights.length}${isWeekend ? ' wa wikendi' : ''} × ${formatPrice(cents)}${extraGuests ? `, pamoja na wageni wa ziada kwa ${formatPrice(extraGuests)}` : ''}`,
  ifHere: 'Ukiondoka siku hii',
  guests: 'Wageni',
  guestOption: (count) => `${count === 1 ? 'Mgeni' : 'Wageni'} ${count}`,
  book: 'Weka Nafasi',
  clear: 'Futa Uchaguzi',
  tooSmall: (most, guests) =>
    `Villa hii huchukua hadi ${most === 1 ? 'mgeni' : 'wageni'} ${most}, nanyi mko ${guests}.`,
  weekendNote: (cents) => `${formatPrice(cents)} Ijumaa hadi Jumapili`,
}

export const BOARD_WORDS: Translation<typeof english.BOARD_WORDS> = {
  label: 'Milo',
  /** What half and full board hold: docs/decisions/product-rules.md. */
  names: {
    'bed-and-breakfast': 'Malazi na kifungua kinywa',
    'half-board': 'Milo miwili: kifungua kinywa na chakula cha mchana',
    'full-board': 'Milo mitatu: kifungua kinywa, chakula cha mchana na cha jioni',
  },
  more: (cents) => `${formatPrice(cents)} zaidi kwa usiku`,
}
