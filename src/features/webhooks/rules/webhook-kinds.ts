/** What webhooks tell of; the trigger that queues them (migrations/) names the same. */
export const WEBHOOK_KINDS = [
  'booking.requested',
  'booking.confirmed',
  'booking.changed',
  'booking.cancelled',
  'booking.paid',
  'booking.checked-in',
  'booking.checked-out',
] as const

export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** Where a delivery stands: `sending` is held by a process for a while, `failed` is tried no more by itself. */
export const DELIVERY_STATUSES = ['queued', 'sending', 'delivered', 'failed'] as const
