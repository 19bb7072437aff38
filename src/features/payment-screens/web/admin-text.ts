import type { OnlinePaymentState } from '@/features/online-payments/rules/payment-state'
import type { RefundState } from '@/features/online-payments/rules/refund-state'

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

type Told = (amount: string, provider: string) => string

/** Words of what providers were asked to send back. */
export const staffRefundsText = {
  states: {
    created: (amount, provider) => `${provider} is being asked to send ${amount} back`,
    unclear: (amount, provider) => `Unclear whether ${provider} sends ${amount} back: it did not answer`,
    asked: (amount, provider) => `${amount} is to go back: ${provider} has to approve it`,
    done: (amount, provider) => `${amount} went back by ${provider}`,
    refused: (amount, provider) => `${amount} did not go back by ${provider}`,
  } satisfies Record<RefundState, Told>,
  askedBy: (email: string) => `Asked for by ${email}`,
  settledBy: (email: string) => `looked up by ${email}`,
  portal: (provider: string) => `We keep asking. Where ${provider}’s portal shows it before:`,
  actions: { went: 'It went back', kept: 'It did not' },
  decline: 'Cancel',
  questions: {
    went: (amount: string, provider: string) => ({
      title: `${amount} went back?`,
      line: `Only where ${provider}’s portal shows it. The folio says then that the guest has it.`,
    }),
    kept: (amount: string, provider: string) => ({
      title: `${amount} did not go back?`,
      line: `Only where ${provider}’s portal shows that it was refused or never arrived. It can be given back in another way then.`,
    }),
  },
  failed: 'This was not written',
  tryAgain: 'Please check your connection and try again.',
} as const
