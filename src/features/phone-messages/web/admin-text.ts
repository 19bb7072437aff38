import type { MailStatus } from '@/kernel/mails'
import type { PhoneStatus } from '../rules/ways'

/** What became of a message to a phone, as staff read it. */
export const PHONE_STATUS_LABELS: Record<PhoneStatus, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not delivered',
  unknown: 'Uncertain',
  skipped: 'Not by phone',
  needless: 'Not needed',
}

export const phoneLogText = {
  title: 'Messages to phones',
  help: 'What went by SMS or WhatsApp, the newest first. What does not reach a phone goes by e-mail.',
  setUp: (ways: string) => `Set up: ${ways}.`,
  notSetUp: (ways: string) => `Not set up: ${ways}. Messages meant for these go by e-mail.`,
  settings: 'Whoever runs the server can set them up.',
  empty: 'Nothing has gone to a phone yet.',
  loading: 'Loading messages to phones',
  failed: 'Messages to phones could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  refresh: 'Refresh',
  by: (way: string, to: string | null) => (to === null ? way : `${way} to ${to}`),
  tries: (count: number) => (count > 1 ? `${count} tries` : ''),
  next: (at: string) => `next try ${at}`,
  mailed: {
    queued: 'E-mail waits instead',
    sending: 'E-mail goes instead',
    sent: 'Went by e-mail instead',
    undelivered: 'E-mail was not delivered either',
    needless: 'Nobody was reached by e-mail either',
  } satisfies Record<MailStatus, string>,
} as const

export const phoneConsentCardText = {
  title: 'Messages on the phone',
  help: 'About the stay, by SMS or WhatsApp: only to who has agreed. They can answer STOP, too.',
  none: 'No phone number is known of this guest.',
  unknown: 'What was agreed to could not be loaded.',
  isOn: (isOn: boolean) => (isOn ? 'Gets them' : 'Does not get them'),
  never: 'Nothing was said yet',
  said: (at: string, where: string, by: string | null) => `Said ${at}, ${where}${by ? `: ${by}` : ''}`,
  stop: 'Wants none',
  start: 'Agrees',
  stopOf: (phone: string) => `${phone} wants no messages`,
  startOf: (phone: string) => `${phone} agrees to messages`,
  failed: 'That could not be saved',
  failedHelp: 'Please check your connection and try again.',
} as const
