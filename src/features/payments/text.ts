import type { PaymentMethod } from '@/features/bookings/rules/payment-choice'

/** How money came, in words. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  cash: 'Cash',
  'mobile-money': 'Mobile money',
  card: 'Card',
}
