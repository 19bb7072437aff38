import type { PaymentMethod, PaymentTime } from '@/features/bookings/rules/payment-choice'
import type { PriceGroup } from '@/features/rates/rules/pricing'
import { countOf } from '@/kernel/count-of'
import { formatPrice } from '@/kernel/money'
import { defineWords } from '@/kernel/words'

/** Words of the last step: how to pay, and everything once more. */
export const STEP_PAYMENT_WORDS = defineWords('checkout-step-payment.STEP_PAYMENT_WORDS', {
  method: 'How would you like to pay?',
  methods: {
    cash: ['Cash', 'At reception'],
    'mobile-money': ['Mobile money', 'From your phone'],
    card: ['Card', 'A major credit card'],
  } satisfies Record<PaymentMethod, [string, string]>,
  time: 'And when?',
  times: {
    'at-check-in': 'At check-in',
    'in-advance': 'In advance',
  } satisfies Record<PaymentTime, string>,
  onArrival: 'When you arrive',
  nothingNow: 'Nothing is paid on this page.',
  taken: (methods: readonly string[]) =>
    `You may still choose otherwise at reception. We take ${methods.join(', ')}.`,
  review: 'Everything once more',
  change: 'Change',
  changeOf: (what: string) => `Change ${what.toLowerCase()}`,
  arrival: 'Expected arrival',
  guest: 'Guest',
  anyOf: (name: string) =>
    `Any ${name} will do: should this one go, another at the same price takes its place while there is one.`,
  price: 'Price',
  nights: ({ nights, isWeekend, cents, extraGuests }: PriceGroup) =>
    `${countOf(nights.length, isWeekend ? 'weekend night' : 'night')} at ${formatPrice(cents)}${extraGuests ? `, ${formatPrice(extraGuests)} of it for extra guests` : ''}`,
  extras: 'Extras',
  withExtras: 'In all',
  taxes: 'Taxes are included.',
  policies: 'Good to know',
} as const)
