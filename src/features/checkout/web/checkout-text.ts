import type { CheckoutStep } from '@/features/search/rules/checkout-link'
import { type Day, formatDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'

/** Words of the booking page's steps; their titles and the toast are literal. */
export const checkoutText = defineWords('checkout.checkoutText', {
  region: 'Your booking, step by step',
  titles: {
    dates: 'Select Dates',
    villa: 'Guest Details',
    details: 'Personal Info',
    payment: 'Payment & Confirmation',
  } satisfies Record<CheckoutStep, string>,
  leads: {
    dates: 'Tap the day you arrive, then the day you leave. Each night shows what it costs from.',
    villa: 'How many are coming, and which of the free villas would you like?',
    details: 'So that we know who is coming, and how to reach you.',
    payment: 'Choose how you would like to pay, look at everything once more, and book.',
  } satisfies Record<CheckoutStep, string>,
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  done: ', done',
  back: 'Back',
  next: 'Continue',
  loading: 'Loading your booking',
  summary: {
    title: 'Your stay',
    nights: 'Nights',
    guests: 'Guests',
    villa: 'Villa',
    notYet: 'Not chosen yet',
    from: 'from',
  },
} as const)

/** `Thu, 18 Mar 2027, from 2:00 PM`. */
export function dayWithTime(day: Day, note: string): string {
  return `${formatDay(day)}, ${note}`
}
