import type { OnlinePaymentState } from '../rules/payment-state'

/** Words of the list of online payments, as staff read it. */
export const staffPaymentsText = {
  loading: 'Loading the online payments',
  failed: 'The online payments could not be loaded.',
  none: 'Nobody has begun to pay online yet.',
  states: {
    created: 'Not sent yet',
    sent: 'Waits for the payer',
    pending: 'Waits for the payer',
    paid: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    'part-refunded': 'Part refunded',
    refunded: 'Refunded',
    'charged-back': 'Taken back by the bank',
  } satisfies Record<OnlinePaymentState, string>,
  byLink: 'by a link',
  received: (amount: string) => `Received ${amount}`,
  confirmation: (number: string) => `Confirmation ${number}`,
  account: (account: string) => `from ${account}`,
} as const
