import type { PaymentPurpose } from '@/features/online-payments/rules/purposes'
import { defineWords } from '@/kernel/words'

/** The mail with a payment link; its subject is the link's row. */
export const PAYMENT_LINK_EMAIL_KIND = 'payment-link'

export const PAYMENT_LINK_EMAIL_WORDS = defineWords('payment-links-email.PAYMENT_LINK_EMAIL_WORDS', {
  subject: (reference: string, hotel: string) => `Payment for booking ${reference} at ${hotel}`,
  dear: (name: string | null) => `Dear ${name ?? 'guest'},`,
  asks: {
    deposit: 'please pay the deposit of your booking by this link.',
    balance: 'please pay what is due for your booking by this link.',
    amount: 'please pay this amount for your booking by this link.',
  } satisfies Record<PaymentPurpose, string>,
  amount: 'Amount',
  booking: 'Booking',
  until: 'The link works until',
  link: (amount: string) => `Pay ${amount}`,
  note: 'You may pass the link on to whoever pays for you: it shows the amount and the number of the booking, and nothing else of it.',
  closing: (hotel: string) => `Warm regards,\n${hotel}`,
} as const)
