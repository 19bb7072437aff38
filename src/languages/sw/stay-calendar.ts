import { DAYS_AHEAD } from '@/features/bookings/rules/limits'
import type * as english from '@/features/stay-calendar/text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const CALENDAR_WORDS: Translation<typeof english.CALENDAR_WORDS> = {
  title: 'Nafasi Zilizo Wazi na Kuweka Nafasi',
  lead: 'Chagua villa, ona siku zake zilizo wazi na gharama ya kila usiku, kisha weka nafasi kwa dakika moja.',
  legend: {
    title: 'Maana ya siku',
    available: 'Iko wazi',
    booked: 'Imejaa',
    checkOutOnly: 'Ya kutoka tu',
    selected: 'Uliyochagua',
    range: 'Siku Ulizochagua',
  },
  calendar: 'Chagua Tarehe Zako',
  previousMonth: 'Mwezi uliotangulia',
  nextMonth: 'Mwezi unaofuata',
  loading: 'Tunapakia siku zilizo wazi',
  failed: 'Imeshindikana kupata siku zilizo wazi',
  failedWhy: 'Kwa sasa hatuwezi kuonyesha siku zilizo wazi.',
  tryAgain: 'Jaribu Tena',
  unavailable: 'Villa hii haiwezi kuwekewa nafasi kwa sasa. Kalenda yake ni ya kutazama tu.',
}

export const RECEIPT_WORDS: Translation<typeof english.RECEIPT_WORDS> = {
  reference: 'Namba ya kumbukumbu',
  villa: 'Villa',
  dates: 'Tarehe',
  arrival: 'Kufika',
  extras: 'Ziada',
  total: 'Jumla',
  next: 'Yatakayofuata',
  policies: 'Vizuri kujua',
  steps: {
    requested: [
      'Tunza namba ya kumbukumbu: mapokezi huitumia kupata nafasi uliyoweka.',
      'Barua pepe yenye kiungo chako binafsi iko njiani: kwa kiungo hicho unaona nafasi uliyoweka, unaibadilisha au unaighairi.',
      'Mapokezi wanapitia ombi lako na watakuandikia mara tu litakapothibitishwa.',
    ],
    unproven: [
      'Tunza namba ya kumbukumbu: mapokezi huitumia kupata nafasi uliyoweka.',
      'Barua pepe iko njiani, ikiwa na msimbo na kiungo chako binafsi: kwa kiungo hicho unaona nafasi uliyoweka, unaibadilisha au unaighairi.',
      'Andika msimbo au fungua kiungo kabla ya muda kwisha: ndipo mapokezi watakapopitia ombi lako.',
    ],
    confirmed: [
      'Tunza namba ya kumbukumbu: mapokezi huitumia kupata nafasi uliyoweka.',
      'Barua pepe yenye kiungo chako binafsi iko njiani: kwa kiungo hicho unaona nafasi uliyoweka, unaibadilisha au unaighairi.',
    ],
  },
  lost: 'Hujapata barua pepe, au umeipoteza?',
  find: 'Tafuta nafasi yangu',
  again: 'Weka nafasi nyingine',
}

export const HOW_IT_WORKS: Translation<typeof english.HOW_IT_WORKS> = {
  title: 'Inavyofanya Kazi',
  steps: [
    {
      title: 'Chagua Villa Yako',
      text: 'Kuanzia studio ya watu wawili hadi nyumba ya familia: linganisha na uchague moja.',
    },
    {
      title: 'Chagua Tarehe Zako',
      text: 'Siku zilizo wazi zinaonyesha bei zake. Gusa siku ya kufika, kisha siku ya kuondoka.',
    },
    {
      title: 'Weka Nafasi Papo Hapo',
      text: 'Toa jina lako na barua pepe yako, na siku zako zinahifadhiwa papo hapo.',
    },
  ],
  featuresTitle: 'Vizuri kujua',
  features: [
    {
      icon: 'calendar',
      title: 'Taarifa za sasa daima',
      text: 'Kila usiku unaouona uko wazi ni wazi kweli. Hakuna mwingine anayeweza kuuchukua ukishakuwa wako.',
    },
    {
      icon: 'check',
      title: 'Bei unayoiona',
      text: 'Usiku kwa usiku na kwa jumla, kwa dola za Marekani. Hakuna kinachoongezwa baadaye.',
    },
    {
      icon: 'cup',
      title: 'Kifungua kinywa kila asubuhi',
      text: 'Kimejumuishwa katika kila ukaaji, pamoja na WiFi na maegesho kwenye villa yako.',
    },
    {
      icon: 'phone',
      title: 'Watu, si mashine',
      text: 'Mapokezi wapo kwa wanaofika mapema na kwa maswali ya usiku pia.',
    },
  ],
}

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  past: (day) => `${formatDay(day)} imeshapita. Tafadhali chagua siku ya baadaye.`,
  booked: (day) => `${formatDay(day)} imeshachukuliwa. Tafadhali chagua siku iliyo wazi.`,
  'check-out-only': (day) =>
    `Unaweza kuondoka ${formatDay(day)}, lakini si kufika. Tafadhali chagua kwanza siku nyingine ya kuingia.`,
  'too-far': (day) =>
    `${formatDay(day)} ni zaidi ya siku ${DAYS_AHEAD} kuanzia leo. Tafadhali chagua siku ya mapema zaidi.`,
  unknown: () => 'Bado tunakagua siku hizi. Tafadhali jaribu tena baada ya muda mfupi.',
}

export const STATUS_WORDS: Translation<typeof english.STATUS_WORDS> = {
  past: 'imepita',
  available: 'iko wazi',
  booked: '',
  'check-out-only': 'ya kuondoka tu',
  'too-far': 'mbali mno',
  unknown: 'bado haijulikani',
}

export const DAY_NOTES: Translation<typeof english.DAY_NOTES> = {
  booked: 'imejaa',
  'check-out-only': 'toka tu',
  'check-in': 'ingia',
  'check-out': 'toka',
  'preview-end': 'toka?',
}

export const MARK_WORDS: Translation<typeof english.MARK_WORDS> = {
  'check-in': 'siku yako ya kuingia',
  'check-out': 'siku yako ya kutoka',
  'in-range': 'ndani ya ukaaji wako',
  preview: '',
  'preview-end': '',
  none: '',
}

export const NOTICE_WORDS: Translation<typeof english.NOTICE_WORDS> = {
  /** Before anything was clicked. */
  first: 'Chagua siku ya kufika.',
  checkIn: (day) => `Kuingia ${formatDay(day)}. Sasa chagua siku ya kuondoka.`,
  stay: (nights, checkIn, checkOut) => `Usiku ${nights}, ${formatDay(checkIn)} hadi ${formatDay(checkOut)}.`,
  cleared: (first) => `Uchaguzi umefutwa. ${first}`,
  dates: (checkIn, checkOut) => `${checkIn} hadi ${checkOut}`,
  lost: (dates, isStay) =>
    `${dates} ${isStay ? 'haziko' : 'haiko'} wazi tena. Tafadhali chagua tarehe nyingine.`,
  tooLong: (nights) => `Unaweza kukaa hadi usiku ${nights}.`,
  ends: (night) =>
    `Usiku wa ${formatDay(night)} umeshachukuliwa, kwa hiyo ukaaji wako lazima uishe kabla yake.`,
  moved: (day) => `Tumehamisha siku yako ya kuingia hadi ${formatDay(day)}: sasa chagua siku ya kuondoka.`,
  checkOutBy: (day) => `Chagua siku ya kutoka isiyozidi ${formatDay(day)}, au siku nyingine ya kuingia.`,
}

export const SPOKEN_WORDS: Translation<typeof english.SPOKEN_WORDS> = {
  /** What stands before and after the number of a day in its name. */
  before: (weekday, isToday) => `${isToday ? 'Leo, ' : ''}${weekday} `,
  after: (month) => ` ${month},`,
}
