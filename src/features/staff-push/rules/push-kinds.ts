/** What reaches the phones of staff; `test` is what they ask for themselves to see that it does. */
export const PUSH_KINDS = [
  'request',
  'payment',
  'unsettled',
  'message',
  'enquiry',
  'reply',
  'enquiry-reply',
  'mail',
  'alarm',
  'test',
] as const

export type PushKind = (typeof PUSH_KINDS)[number]

/** `skipped`: by the time of sending it was over, or whoever has the device may not see it any more. */
export const PUSH_STATUSES = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const

/** More than anybody carries; a program that adds devices without end is stopped by it. */
export const MOST_DEVICES = 10
