import type * as english from '@/features/consents/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const consentText: Translation<typeof english.consentText> = {
  title: 'Barua pepe kutoka kwetu',
  lead: 'Yanayohusu nafasi uliyoweka tunakuandikia daima. Zaidi ya hayo:',
  names: {
    reviews: 'Swali moja baada ya ukaaji wako',
    offers: 'Ofa na habari',
  },
  on: 'Unazipokea.',
  off: 'Huzipokei.',
  stop: 'Zisimamishe',
  start: 'Nitumieni',
  stopOf: (name) => `Simamisha barua pepe hizi: ${name}`,
  startOf: (name) => `Nitumieni barua pepe hizi: ${name}`,
  saving: 'Tunahifadhi...',
  failed: 'Imeshindikana kuhifadhi. Tafadhali kagua mtandao wako na ujaribu tena.',
  noMailbox: 'Hatuna anwani ya barua pepe ya nafasi hii, kwa hiyo hakuna cha kukubali.',
  linkInMail: 'Sitaki tena barua pepe za aina hii',
  unsubscribe: {
    title: 'Hutaki tena barua pepe za aina hii?',
    lead: (name) =>
      `${name}: tutaacha kukuandikia kuhusu hili. Yanayohusu nafasi uliyoweka utaendelea kuyapata.`,
    press: 'Zisimamishe',
    done: 'Tayari: hutapokea tena barua pepe za aina hii. Unaweza kuziomba tena kwenye ukurasa wa nafasi yako.',
  },
}

export const SOURCE_NAMES: Translation<typeof english.SOURCE_NAMES> = {
  'guest-page': 'kwenye ukurasa wa nafasi',
  'mail-link': 'kwa kiungo kilicho kwenye barua pepe',
  staff: 'kwa kumwambia mfanyakazi wetu',
}
