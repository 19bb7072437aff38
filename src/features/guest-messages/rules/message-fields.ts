/** What a message may name in braces, for something that is different for every guest or stands in the property facts. */
export const MESSAGE_FIELDS = [
  'guest',
  'arrival',
  'departure',
  'nights',
  'villa',
  'reference',
  'checkin',
  'checkout',
  'phone',
  'hotel',
] as const

export type MessageField = (typeof MESSAGE_FIELDS)[number]
export type MessageValues = Record<MessageField, string>
