/** What staff hear of while the panel is open. */
export const NEWS_KINDS = [
  'request',
  'payment',
  'message',
  'enquiry',
  'reply',
  'enquiry-reply',
  'mail',
  'feed',
] as const

export type NewsKind = (typeof NEWS_KINDS)[number]
