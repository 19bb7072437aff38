import type * as english from '@/features/bookings/text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const FORM_WORDS: Translation<typeof english.FORM_WORDS> = {
  title: 'Kamilisha Kuweka Nafasi',
  name: 'Jina Kamili',
  email: 'Barua pepe',
  phone: 'Simu',
  requests: 'Maombi Maalumu',
  requestsHelp: 'Kuchelewa kufika, kitanda cha mtoto, mahali tulivu: tuambie.',
  summary: 'Ukaaji wako',
  villa: 'Villa',
  dates: 'Tarehe',
  guests: 'Wageni',
  total: 'Jumla',
  confirm: 'Thibitisha Nafasi',
  confirming: 'Tunaweka nafasi...',
  cancel: 'Ghairi',
  otherDates: 'Chagua Tarehe Nyingine',
  payment: (methods) => `Hulipi chochote sasa. Tunapokea ${methods.join(', ')}.`,
  datesOf: (checkIn, checkOut) => `${formatDay(checkIn)} hadi ${formatDay(checkOut)}`,
  failed: { title: 'Imeshindikana kuweka nafasi', description: 'Nafasi yako haijawekwa' },
}

export const STATUS_WORDS: Translation<typeof english.STATUS_WORDS> = {
  pending: 'Ombi limepokelewa',
  confirmed: 'Imethibitishwa',
  'checked-in': 'Umeshafika',
  'checked-out': 'Ukaaji wako umekwisha',
  cancelled: 'Imeghairiwa',
  'no-show': 'Imefungwa',
}

export const REQUEST_WORDS: Translation<typeof english.REQUEST_WORDS> = {
  toast: 'Ombi Limepokelewa!',
}

export const CONFIRMED_TOAST: Translation<typeof english.CONFIRMED_TOAST> = {
  title: 'Nafasi Imethibitishwa!',
  description: 'Nafasi yako imewekwa. Angalia barua pepe yako uone uthibitisho.',
}

export const OFFLINE_WORDS: Translation<typeof english.OFFLINE_WORDS> = {
  title: 'Huna mtandao.',
  text: 'Hakuna ulichoandika kilichopotea. Tutaendelea mara tu mtandao utakaporudi.',
  sending: 'Nafasi yako itatumwa yenyewe mara tu mtandao utakaporudi. Hakuna ulichoandika kilichopotea.',
  noAnswer: {
    title: 'Bado hakuna jibu lililorudi.',
    text: 'Tunaendelea kuuliza wenyewe. Ni salama kubonyeza tena: nafasi yako itawekwa mara moja tu.',
  },
}
