import { defineWords } from '@/kernel/words'

/** Words around the page a payment link leads to. */
export const paymentContent = defineWords('site-payment.paymentContent', {
  title: 'Your payment',
  description: 'Pay online for your stay with us, by card or mobile money.',
} as const)
