import type * as english from '@/features/my-booking/web/change-stay-text'
import type { Translation } from '@/kernel/translation'

export const changeStayText: Translation<typeof english.changeStayText> = {
  title: 'Badilisha ukaaji wako',
  intro: 'Unaiona bei mpya kabla kitu chochote hakijabadilishwa.',
  dates: 'Tarehe',
  picked: (dates) => `${dates}. Bonyeza siku nyingine kuanza upya.`,
  nightsFailed: 'Tumeshindwa kupakia siku zilizo wazi.',
  tryAgain: 'Jaribu tena',
  villa: 'Villa',
  ownVilla: (name) => `${name}, uliyoiwekea nafasi`,
  notFree:
    'Villa hii imechukuliwa kwa baadhi ya siku hizi. Tafadhali chagua tarehe nyingine au villa nyingine.',
  party: 'Nani anakuja',
  adults: 'Watu wazima',
  children: 'Watoto',
  age: (place) => `Umri wa mtoto wa ${place}`,
  ageUnknown: 'Tafadhali chagua',
  agesMissing: 'Tafadhali chagua umri wa kila mtoto.',
  cot: 'Kitanda cha mtoto ndani ya villa',
  price: 'Bei mpya',
  was: (amount) => `badala ya ${amount}`,
  extras: (amount) => `Huduma zako za ziada zimo, kwa ${amount}.`,
  noPrice: 'Mapokezi watakuambia bei ya ukaaji huu.',
  planLost: (why) => `${why} Ukaaji utakuwa wa bei nyumbufu, kwa bei iliyo hapo juu.`,
  freeUntil: (moment) => `Baada ya hapo, kughairi ni bila malipo hadi ${moment}.`,
  notFreeToCancel: 'Baada ya hapo, kughairi si bila malipo tena: siku mpya ya kufika iko karibu mno.',
  nothingNew: 'Bado hakuna kilichobadilishwa.',
  save: 'Badilisha nafasi yangu',
  saving: 'Tunabadilisha...',
  leave: 'Iache kama ilivyo',
  saved: {
    title: 'Nafasi yako imebadilishwa',
    description: 'Tumekutumia barua pepe yenye mabadiliko hayo.',
  },
  failed: 'Nafasi yako haijabadilishwa',
}
