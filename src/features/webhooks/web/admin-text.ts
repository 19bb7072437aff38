import { wordsFor } from '@/web/admin-kit/resource-words'
import type { DELIVERY_STATUSES, WebhookKind } from '../rules/webhook-kinds'

export const webhooksText = wordsFor('webhook', {
  empty: 'No webhooks yet. Add the address of a program that is to hear of bookings as they happen.',
})

/** Words of the addresses that are told of bookings, and of what they were told. */
export const webhookWords = {
  name: 'Name',
  url: 'Address',
  urlHelp: 'Begins with https://. Nothing is sent into private networks.',
  kinds: 'Told of',
  kindsHelp: 'Messages name the booking, its days, its villa and its money, never its guest.',
  isActive: 'Active',
  activeHelp: 'While it is off, nothing is written down for it; what waits goes out once it is on again.',
  status: 'Status',
  active: 'Active',
  paused: 'Off',
  deleteTitle: 'Delete this webhook?',
  deleteLine: (name: string) => `${name} is told nothing any more, and its log goes with it.`,
  deleteAction: 'Delete',
  shownTitle: 'Copy the secret now',
  shownHelp:
    'It is shown only this once. The receiver checks by it that messages are ours (Standard Webhooks, header webhook-signature).',
  secret: 'Secret',
  copy: 'Copy',
  copied: 'Secret copied',
  copyFailed: 'The secret could not be copied. Mark it and copy it by hand.',
  done: 'I have it',
} as const

/** What each thing that is told of is called. */
export const KIND_WORDS: Record<WebhookKind, string> = {
  'booking.requested': 'Booking requested',
  'booking.confirmed': 'Booking confirmed',
  'booking.changed': 'Booking changed',
  'booking.cancelled': 'Booking cancelled',
  'booking.paid': 'Payment taken',
  'booking.checked-in': 'Checked in',
  'booking.checked-out': 'Checked out',
}

/** Words of the log. */
export const deliveriesText = {
  title: 'What was told',
  help: 'The newest fifty messages. They are kept for a month.',
  loading: 'Loading what was told',
  failed: 'The log could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  refresh: 'Refresh',
  empty: 'Nothing has been told yet.',
  statuses: {
    queued: 'Waits',
    sending: 'On its way',
    delivered: 'Arrived',
    failed: 'Given up',
  } satisfies Record<(typeof DELIVERY_STATUSES)[number], string>,
  booking: (id: number) => `booking ${id}`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  next: (when: string) => `next ${when}`,
  sendAgain: 'Send again',
  sendAgainOf: (kind: string, id: number) => `Send again: ${kind}, booking ${id}`,
  sent: 'It goes out again in a moment',
  sendFailed: 'It could not be sent again',
} as const
