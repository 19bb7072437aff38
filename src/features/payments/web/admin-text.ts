import type { PaymentMethod } from '@/features/bookings/rules/payment-choice'

export const METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: 'Cash',
  'mobile-money': 'Mobile money',
  card: 'Card',
}

/** Words of the money of a booking. */
export const paymentText = {
  title: 'Payments',
  receipt: 'Statement (PDF)',
  loading: 'Loading the payments',
  failed: 'The payments could not be loaded.',
  total: 'Total',
  paid: 'Paid',
  due: 'Balance due',
  refund: 'Held, to refund',
  notCharged: 'Owed, as the stay is off',
  nothingOwed: 'Nothing owed',
  method: 'Paid by',
  amount: 'Amount (USD)',
  reference: 'Reference (optional)',
  noAmount: 'Please enter an amount such as 65.00',
  tooMuch: (due: string) => `${due} is due, not more`,
  take: 'Record payment',
  taking: 'Recording...',
  taken: (amount: string) => `${amount} recorded`,
  takeFailed: 'The payment could not be recorded',
  paymentOf: (method: string, amount: string) => `${method}, ${amount}`,
  reverse: 'Reverse',
  reverseTitle: 'Reverse this payment?',
  reason: 'Reason (optional)',
  reasonHelp: 'The payment stays on the list beside its reversal.',
  noReason: 'No reason given',
  keep: 'Keep payment',
  reversed: 'Payment reversed',
  reverseFailed: 'The payment could not be reversed',
  wasReversed: 'reversed',
  reversal: 'reversal',
  tryAgain: 'Please check your connection and try again.',
} as const
