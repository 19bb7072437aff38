import type { PaymentPurpose } from '@/features/online-payments/rules/purposes'
import type { MailStatus } from '@/kernel/mails'
import { PAYMENT_LINK_EMAIL_KIND } from '../rules/email-words'
import type { LinkState } from '../rules/link-state'

/** The mails of this feature, as staff read of them. */
export const PAYMENT_LINK_MAIL_KINDS: Readonly<Record<string, string>> = {
  [PAYMENT_LINK_EMAIL_KIND]: 'Payment link',
}

/** Words of the card with payment links and online payments of a booking. */
export const paymentLinksText = {
  title: 'Payments online',
  loading: 'Loading the payment links',
  failed: 'The payment links could not be loaded.',
  nothingDue: 'Nothing is due, so there is nothing to send a link for.',
  links: 'Links',
  asks: 'Link asks for',
  purposes: {
    deposit: 'The deposit',
    balance: 'What is due when it is opened',
    amount: 'An amount',
  } satisfies Record<PaymentPurpose, string>,
  choices: { deposit: 'Deposit', balance: 'Balance', amount: 'An amount' } satisfies Record<
    PaymentPurpose,
    string
  >,
  balanceHelp: 'It asks for what is due when it is opened.',
  amount: 'Amount (USD)',
  days: 'Works for',
  dayChoice: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  make: 'Make a payment link',
  address: 'The payment link',
  once: 'Shown this once: send it, or let the guest scan the code.',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Please mark and copy it by hand.',
  chat: 'Send by WhatsApp',
  textMessage: 'Send by SMS',
  code: 'QR code of the payment link',
  states: { open: 'Open', settled: 'Nothing due', expired: 'Expired', revoked: 'Revoked' } satisfies Record<
    LinkState,
    string
  >,
  received: (amount: string) => `${amount} received`,
  until: (instant: string) => `until ${instant}`,
  mails: {
    queued: 'mail waits to go out',
    sending: 'mail waits to go out',
    sent: 'mailed',
    undelivered: 'mail not delivered',
    needless: 'mail not needed',
  } satisfies Record<MailStatus, string>,
  mail: 'Send by e-mail',
  mailed: 'The link goes out by e-mail',
  show: 'Show again',
  revoke: 'Revoke',
  revokeTitle: 'Revoke this payment link?',
  revokeLine: 'It opens nothing any more. What is being paid by it already counts all the same.',
  keep: 'Keep it',
  revoked: 'The payment link is revoked',
  actionFailed: 'That did not work',
  tryAgain: 'Please try again.',
} as const
