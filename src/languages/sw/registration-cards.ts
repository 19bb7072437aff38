import type * as english from '@/features/registration-cards/text'
import type { Translation } from '@/kernel/translation'

export const CARD_WORDS: Translation<typeof english.CARD_WORDS> = {
  title: 'Kadi ya usajili',
  fullName: 'Jina kamili',
  fullNameHelp: 'Kama lilivyo kwenye pasipoti au kitambulisho chako cha taifa',
  nationality: 'Uraia',
  address: 'Anwani ya nyumbani',
  documentKind: 'Kitambulisho utakachokuja nacho',
  documentNumber: 'Namba yake',
  documentNumberHelp: 'Kama ilivyo kwenye kitambulisho. Inahifadhiwa kwa usimbaji fiche.',
  numberGiven: 'Namba ilishatolewa. Acha wazi ili ibaki ileile.',
  vehicle: 'Namba ya gari',
  vehicleHelp: 'Ikiwa utakuja kwa gari',
  purpose: 'Sababu ya kukaa',
  notSaid: 'Haijasemwa',
  optional: 'Yote isipokuwa jina lako yanaweza kuachwa wazi: mapokezi watauliza yanayokosekana.',
  booking: 'Nafasi',
  villa: 'Villa',
  stay: 'Ukaaji',
  nights: (checkIn, checkOut) => `${checkIn} hadi ${checkOut}`,
  guests: 'Wageni',
  phone: 'Simu',
  email: 'Barua pepe',
  document: 'Kitambulisho',
  number: 'Namba',
  declaration: 'Yaliyoandikwa hapo juu ni sahihi.',
  signature: 'Sahihi',
  signedOn: (when) => `Imetiwa sahihi ${when}`,
}

export const GUEST_CARD_WORDS: Translation<typeof english.GUEST_CARD_WORDS> = {
  lead: 'Ijaze sasa, na kuingia kutachukua dakika moja: mapokezi utatia sahihi tu.',
  link: 'Jaza kadi yako ya usajili kabla ya kuja',
  save: 'Hifadhi kadi yangu',
  saved:
    'Imehifadhiwa. Ukifika mapokezi utaipitia na kutia sahihi. Unaweza kuibadilisha hapa hadi wakati huo.',
  wrong: 'Tafadhali kagua sehemu zilizowekewa alama.',
  stale:
    'Kadi yako ilibadilishwa baada ya wewe kufungua ukurasa huu, na bado haijahifadhiwa. Ihifadhi tena ili kubaki na yaliyoandikwa hapa.',
  signed: 'Kadi yako imetiwa sahihi. Tafadhali waambie mapokezi ikiwa kuna kisicho sahihi.',
  over: 'Nafasi hii haihitaji tena kadi.',
  back: 'Rudi kwenye nafasi yako',
  lost: 'Hakuna kadi ya usajili kwenye anwani hii.',
}
