import type * as english from '@/features/online-payments/text'
import type { Translation } from '@/kernel/translation'

export const PAY_WORDS: Translation<typeof english.PAY_WORDS> = {
  phoneWrong: 'Tafadhali andika namba ya simu itakayopokea ombi la malipo, mfano 0772 123 456',
  nothingDue: 'Kwa sasa hakuna cha kulipa kwa nafasi hii.',
  proveFirst:
    'Tafadhali fungua kwanza kiungo kilicho kwenye barua pepe yetu, kisha lipa kwenye ukurasa wa nafasi yako. Unaweza pia kutupigia simu.',
  notOffered: 'Njia hii ya malipo haipatikani kwa sasa. Tafadhali chagua nyingine.',
  noMail:
    'Njia hii ya malipo inahitaji anwani ya barua pepe au namba ya simu kwenye nafasi. Tafadhali chagua nyingine, au utupigie simu.',
  description: (hotel, reference) => `${hotel}, nafasi ${reference}`,
}

export const REFUND_WORDS: Translation<typeof english.REFUND_WORDS> = {
  byHand: (provider) =>
    `${provider} hurudisha pesa kupitia tovuti yake pekee: fanya huko, kisha andika hapa kwamba zimerudishwa.`,
  switchedOff: (provider) => `Malipo kupitia ${provider} yamezimwa kwa sasa.`,
  notPaid: 'Hakuna pesa ya malipo haya iliyobaki hapa.',
  reversed: 'Ingizo la malipo haya lilitenguliwa kwenye hesabu. Tafadhali rudisha pesa kwa njia nyingine.',
  underWay: (provider) =>
    `${provider} tayari imeombwa kurudisha pesa za malipo haya, na bado haijasema matokeo yake.`,
  tooMuch: (left) => `Kwenye malipo haya zimebaki ${left}, si zaidi`,
  wholeOnly: (provider, left) =>
    `${provider} hurudisha pesa hizi zote kwa pamoja tu: ${left}, au zirudishe kwa njia nyingine`,
  otherCurrency: (provider, isShillings) =>
    `${provider} hurudisha pesa kwa sarafu zilizoingia nayo: tafadhali toa ${isShillings ? 'shilingi' : 'dola'}`,
  isKnown: 'Matokeo ya urejeshaji huu yanajulikana tayari, au yanaulizwa sasa hivi.',
  remark: (booking) => `Urejeshaji, nafasi ${booking}`,
}
