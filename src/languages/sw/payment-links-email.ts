import type * as english from '@/features/payment-links/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const PAYMENT_LINK_EMAIL_WORDS: Translation<typeof english.PAYMENT_LINK_EMAIL_WORDS> = {
  subject: (reference, hotel) => `Malipo ya nafasi ${reference}, ${hotel}`,
  dear: (name) => `Mpendwa ${name ?? 'mgeni'},`,
  asks: {
    deposit: 'Tafadhali lipa malipo ya awali ya nafasi yako kwa kiungo hiki.',
    balance: 'Tafadhali lipa kiasi kinachodaiwa kwa nafasi yako kwa kiungo hiki.',
    amount: 'Tafadhali lipa kiasi hiki kwa nafasi yako kwa kiungo hiki.',
  },
  amount: 'Kiasi',
  booking: 'Nafasi',
  until: 'Kiungo kinatumika hadi',
  link: (amount) => `Lipa ${amount}`,
  note: 'Unaweza kumpa kiungo hiki yeyote anayekulipia: kinaonyesha kiasi na namba ya nafasi, na si kingine chochote.',
  closing: (hotel) => `Wako kwa dhati,\n${hotel}`,
}
