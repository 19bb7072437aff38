import type * as english from '@/features/payment-links/web/pay-page-text'
import type { Translation } from '@/kernel/translation'

export const payPageText: Translation<typeof english.payPageText> = {
  intro: (hotel) => `${hotel} inakuomba ulipe mtandaoni.`,
  booking: 'Nafasi',
  what: 'Malipo ya',
  purposes: {
    deposit: 'Malipo ya awali',
    balance: 'Kiasi kinachodaiwa kwa nafasi',
    amount: 'Sehemu ya kiasi kinachodaiwa',
  },
  until: 'Kiungo hiki kinatumika hadi',
  settled: 'Hakuna cha kulipa kupitia kiungo hiki.',
  settledHelp: 'Huna haja ya kufanya kitu kingine. Asante!',
  over: 'Kiungo hiki cha malipo kimekwisha muda.',
  overHelp: 'Tafadhali tuombe kipya: tutakitengeneza mara moja.',
  failed: 'Tumeshindwa kupakia ukurasa huu.',
  tryAgain: 'Jaribu tena',
  call: 'Piga simu',
  loading: 'Tunapakia malipo',
  noScript:
    'Ukurasa huu unahitaji JavaScript. Bila hiyo tafadhali tupigie simu, nasi tutakutafutia njia nyingine ya kulipa.',
}
