import type * as english from '@/kernel/errors'
import type { Translation } from '@/kernel/translation'

export const ERRORS: Translation<typeof english.ERRORS> = {
  'malformed-request': { status: 400, message: 'Tumeshindwa kusoma ombi hilo. Tafadhali jaribu tena.' },
  'not-signed-in': { status: 401, message: 'Tafadhali ingia kwenye akaunti ili uendelee.' },
  'wrong-credentials': { status: 401, message: 'Taarifa za kuingia si sahihi' },
  'code-wanted': {
    status: 401,
    message: 'Tafadhali andika msimbo unaoonyeshwa na programu yako ya uthibitishaji.',
  },
  'wrong-code': {
    status: 401,
    message: 'Msimbo huo si sahihi, au umeshatumika. Tafadhali andika ulio mpya zaidi kwenye programu yako.',
  },
  'wrong-passkey': {
    status: 401,
    message:
      'Passkey hii haitambuliki tena hapa, au muda wa kujibu umekwisha. Tafadhali jaribu tena, au ingia kwa nenosiri lako.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Hoteli yako inataka hatua ya pili ya uthibitishaji. Tafadhali iweke kwanza kwenye paneli.',
  },
  'proof-wanted': { status: 403, message: 'Tafadhali andika nenosiri lako tena kabla ya kufanya hivi.' },
  'not-for-tokens': {
    status: 403,
    message: 'Hili hufanywa na mtu aliyeingia kwenye akaunti, si kwa tokeni ya API.',
  },
  'not-allowed': { status: 403, message: 'Akaunti yako hairuhusiwi kufanya hivi.' },
  'other-origin': {
    status: 403,
    message: 'Ombi hili limetoka kwenye tovuti nyingine. Tafadhali tumia kurasa zetu wenyewe.',
  },
  'not-found': { status: 404, message: 'Hakuna kitu kwenye anwani hii.' },
  'nights-taken': {
    status: 409,
    message: 'Baadhi ya siku hizi zimechukuliwa sasa hivi na mtu mwingine. Tafadhali chagua tarehe nyingine.',
  },
  'still-in-use': {
    status: 409,
    message: 'Kuna kitu kingine kinachotegemea hiki bado. Tafadhali badilisha hicho kwanza.',
  },
  'already-there': { status: 409, message: 'Tayari kipo kingine kama hiki.' },
  'changed-meanwhile': {
    status: 409,
    message:
      'Mtu mwingine amebadilisha hiki baada ya wewe kukifungua. Hakuna ulichoandika kilichopotea: tazama mabadiliko yake, kisha hifadhi tena.',
  },
  'kept-elsewhere': {
    status: 409,
    message: 'Hiki hufuata kinachohifadhiwa kwingine. Tafadhali kibadilishe huko.',
  },
  'step-not-allowed': { status: 409, message: 'Nafasi hii haiwezi kwenda hatua hiyo kutoka hapa ilipo.' },
  'step-asks': { status: 409, message: 'Tafadhali tazama hili kabla ya kuendelea.' },
  'booking-ended': {
    status: 409,
    message: 'Nafasi iliyotokana na ombi hili imeshakwisha. Tafadhali weka nafasi tena.',
  },
  'hold-over': {
    status: 409,
    message:
      'Muda wa kuthibitisha anwani ya barua pepe ya ombi hili umekwisha, na siku zake ziko wazi tena kwa wengine. Tafadhali weka nafasi tena, au utupigie simu.',
  },
  'last-superadmin': {
    status: 409,
    message: 'Lazima abaki angalau Super Admin mmoja anayetumika. Tafadhali mteue mwingine kwanza.',
  },
  'extra-not-left': { status: 409, message: 'Moja ya huduma za ziada haipatikani tena siku hiyo.' },
  'total-differs': { status: 409, message: 'Bei ya ukaaji huu ni tofauti na ile uliyoiona.' },
  'too-large': { status: 413, message: 'Hicho ni zaidi ya tunachoweza kupokea kwa mara moja.' },
  'wrong-type': { status: 415, message: 'Tafadhali tuma hiki kama JSON.' },
  'invalid-input': { status: 422, message: 'Tafadhali kagua sehemu zilizowekewa alama.' },
  'villa-unavailable': {
    status: 422,
    message: 'Villa hii haiwezi kuwekewa nafasi kwa sasa. Tafadhali chagua nyingine.',
  },
  'key-reused': {
    status: 422,
    message: 'Idempotency-Key hii imeshatumika kwa nafasi nyingine. Tafadhali tumia mpya.',
  },
  'too-many-unproven': {
    status: 429,
    message:
      'Maombi matatu kutoka kwenye mtandao wako bado yanasubiri anwani zake za barua pepe zithibitishwe, kwa hiyo hatuwezi kuhifadhi siku zaidi bado. Tafadhali fungua kiungo au andika msimbo ulio kwenye mojawapo ya barua pepe hizo kisha ujaribu tena, au utupigie simu: tutaweka nafasi pamoja nawe.',
  },
  'too-many-for-mailbox': {
    status: 429,
    message:
      'Maombi matatu ya anwani hii ya barua pepe yanasubiri jibu letu tayari. Tafadhali subiri hadi tuthibitishe moja, ghairi moja kwa kiungo kilicho kwenye barua pepe yake, au utupigie simu: tutaweka nafasi pamoja nawe.',
  },
  'code-used-up': {
    status: 429,
    message:
      'Msimbo usio sahihi umeandikwa mara nyingi mno, kwa hiyo huu hautumiki tena. Tafadhali omba utumiwe mpya, au fungua kiungo kilicho kwenye barua pepe yetu.',
  },
  'too-many-code-emails': {
    status: 429,
    message:
      'Tumeshatuma misimbo kadhaa kwenye anwani hii. Tafadhali angalia kwenye barua taka, au utupigie simu: tutathibitisha pamoja nawe.',
  },
  'too-many-requests': {
    status: 429,
    message: 'Maombi ni mengi mno. Tafadhali subiri kidogo kisha ujaribu tena.',
  },
  internal: {
    status: 500,
    message: 'Kuna hitilafu upande wetu. Tafadhali jaribu tena, au utupigie simu.',
  },
  unavailable: {
    status: 503,
    message: 'Hatuwezi kufanya hivi kwa sasa. Tafadhali jaribu tena baada ya dakika moja, au utupigie simu.',
  },
  'not-ready': {
    status: 503,
    message: 'Ndiyo kwanza tunaanza kufanya kazi. Tafadhali jaribu tena baada ya muda mfupi.',
  },
}
