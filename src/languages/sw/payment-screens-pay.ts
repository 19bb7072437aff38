import type * as english from '@/features/payment-screens/web/pay-text'
import type { Translation } from '@/kernel/translation'

export const payText: Translation<typeof english.payText> = {
  title: 'Lipa mtandaoni',
  due: 'Kilichobaki kulipwa',
  inShillings: (amount) => `${amount} kwa kiwango cha leo`,
  nothingDue: 'Hakuna kilichobaki cha kulipa mtandaoni.',
  howMuch: 'Ungependa kulipa kiasi gani sasa?',
  deposit: ['Malipo ya awali', 'Yaliyobaki mapokezi, au hapa wakati wowote'],
  balance: ['Kiasi chote kinachodaiwa', 'Baada ya hapo hakuna kilichobaki cha kulipa kwa ukaaji wako'],
  how: 'Ungependa kulipa vipi?',
  again: 'Lipa kwa njia nyingine',
  tryAgain: 'Jaribu tena',
  methods: {
    pesapal: {
      USD: ['Kadi, kwa dola', 'Kwenye ukurasa salama wa Pesapal: sisi hatuoni kamwe namba ya kadi yako'],
      UGX: ['Pesa za simu au kadi, kwa shilingi', 'MTN, Airtel au kadi, kwenye ukurasa salama wa Pesapal'],
    },
    mtn: {
      UGX: ['MTN Mobile Money', 'Ombi la malipo linakuja kwenye simu yako; unalikubali kwa PIN yako'],
    },
    airtel: { UGX: ['Airtel Money', 'Ombi la malipo linakuja kwenye simu yako; unalikubali kwa PIN yako'] },
  },
  phone: 'Namba ya simu inayolipa',
  phoneHelp: 'Mfano: 0772 123 456',
  pay: (amount) => `Lipa ${amount}`,
  starting: 'Subiri kidogo...',
  failedToStart: 'Malipo yameshindwa kuanza',
  loadFailed: 'Tumeshindwa kupakia njia za kulipa.',
  checkAgain: 'Tumeshindwa kuangalia sasa hivi. Tunaendelea kujaribu.',
  goOn: 'Endelea kulipa',
  goOnHelp:
    'Bado hujalipa, au bado hatujapata taarifa. Endelea ulipoishia, au subiri: tunaendelea kuangalia.',
  prompt: (amount) =>
    `Ombi la malipo liko kwenye simu yako. Andika PIN yako huko ili kulipa ${amount}. Ukurasa huu utakuambia mara tu tutakapojua.`,
  unclear:
    'Bado hatujui kama kampuni ya malipo imelipokea ombi hili. Tafadhali usilipe tena mara moja: tunaendelea kuuliza, na ukurasa huu utakuambia.',
  unreachable:
    'Kampuni ya malipo haijibu kwa sasa. Hakuna kilichokatwa. Tafadhali jaribu tena baada ya dakika chache, au lipa mapokezi.',
  titles: {
    created: 'Tunasubiri kampuni ya malipo',
    sent: 'Tunasubiri malipo yako',
    pending: 'Tunasubiri malipo yako',
    paid: 'Imelipwa. Asante!',
    failed: 'Malipo haya hayakufanikiwa',
    expired: 'Muda wa kulipa ulikwisha',
    cancelled: 'Malipo haya yalighairiwa',
    'part-refunded': 'Sehemu imerejeshwa',
    refunded: 'Imerejeshwa',
    'charged-back': 'Yamerudishwa na benki yako',
  },
  paid: (amount) => `Tumepokea ${amount}.`,
  allPaid: 'Huna haja ya kufanya kitu kingine.',
  stillDue: 'Unaweza kulipa yaliyobaki hapa chini wakati wowote.',
  expired: 'Hakuna aliyeyakubali kwa wakati, na hakuna kilichokatwa. Unaweza kujaribu tena hapa chini.',
  cancelled: 'Hakuna kilichokatwa.',
  refunded: (amount) => `Umerudishiwa ${amount}. Benki yako inaweza kuchukua siku kadhaa kuzionyesha.`,
  chargedBack: (amount) => `Umerudishiwa ${amount}, kama benki yako ilivyoomba.`,
  onItsWayBack: (amount) => `${amount} ziko njiani kurudi kwako. Huenda ikachukua siku kadhaa.`,
  late: 'Hata hivyo, ikiwa pesa zimetoka kwenye akaunti yako, tutaziona mara tu kampuni ya malipo itakapotuambia, nazo zitahesabiwa.',
  failures: {
    declined: 'Benki yako au kampuni ya malipo imekataa. Tafadhali jaribu kadi nyingine au njia nyingine.',
    'cancelled-by-payer':
      'Yalikataliwa kwenye simu yako au yaliachwa kabla hayajakamilika. Hakuna kilichokatwa.',
    'not-enough-money':
      'Hakukuwa na pesa za kutosha kwenye akaunti. Tafadhali ongeza salio, au lipa kwa njia nyingine.',
    'limit-reached': 'Kikomo cha akaunti yako kimefikiwa. Tafadhali lipa kwa njia nyingine, au jaribu kesho.',
    'payer-unknown':
      'Namba hii haiwezi kulipa kupitia kampuni hii. Tafadhali kagua namba, au lipa kwa njia nyingine.',
    other: 'Hakuna kilichokatwa. Tafadhali jaribu tena, au lipa kwa njia nyingine.',
  },
}
