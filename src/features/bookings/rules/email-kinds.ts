/** The e-mails about bookings, by the name under which they are queued. */
export const BOOKING_EMAIL_KINDS = [
  'request-received',
  'new-request',
  'request-lapsed',
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  /** That what they were written of a step of theirs was a slip, and what is true now. */
  'booking-undone',
  /** What the guest did by the private link: to the guest, and to the hotel. */
  'change-receipt',
  'change-notice',
  'cancel-notice',
  'booking-link',
] as const

export type BookingEmailKind = (typeof BOOKING_EMAIL_KINDS)[number]

/** The e-mails about a group of bookings; their subject is the group. */
export const GROUP_EMAIL_KINDS = [
  'group-received',
  'new-group',
  'group-lapsed',
  'group-confirmed',
  'group-changed',
  'group-cancelled',
  'group-undone',
  'group-link',
] as const

export type GroupEmailKind = (typeof GROUP_EMAIL_KINDS)[number]

export function isGroupEmailKind(kind: string): kind is GroupEmailKind {
  return GROUP_EMAIL_KINDS.some((one) => one === kind)
}

/** The queue holds mails of other features too, and those of a newer version. */
export function isBookingEmailKind(kind: string): kind is BookingEmailKind {
  return BOOKING_EMAIL_KINDS.some((one) => one === kind)
}
