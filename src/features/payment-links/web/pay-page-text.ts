import type { PaymentPurpose } from '@/features/online-payments/rules/purposes'
import { defineWords } from '@/kernel/words'

/** Words of the page a payment link leads to. */
export const payPageText = defineWords('payment-links-pay-page.payPageText', {
  intro: (hotel: string) => `${hotel} asks you to pay online.`,
  booking: 'Booking',
  what: 'For',
  purposes: {
    deposit: 'The deposit',
    balance: 'What is due for the booking',
    amount: 'A part of what is due',
  } satisfies Record<PaymentPurpose, string>,
  until: 'This link works until',
  settled: 'Nothing is due by this link.',
  settledHelp: 'You need to do nothing else. Thank you!',
  over: 'This payment link has ended.',
  overHelp: 'Please ask us for a new one: we make it at once.',
  failed: 'We could not load this page.',
  tryAgain: 'Try again',
  call: 'Call',
  loading: 'Loading the payment',
  noScript: 'This page needs JavaScript. Without it please call us, and we find another way for you to pay.',
} as const)
