import type { BookingEmailKind, GroupEmailKind } from '@/features/bookings/rules/email-kinds'

/** The letters about bookings, as staff read of them. */
export const MAIL_KINDS: Readonly<Record<BookingEmailKind, string>> = {
  'request-received': 'Request received',
  'new-request': 'New request, to staff',
  'request-lapsed': 'Request lapsed',
  'booking-confirmed': 'Booking confirmed',
  'booking-changed': 'Stay changed',
  'booking-cancelled': 'Booking cancelled',
  'booking-undone': 'Last mail taken back',
  'change-receipt': 'Changed by the guest, to the guest',
  'change-notice': 'Changed by the guest, to staff',
  'cancel-notice': 'Cancelled by the guest, to staff',
  'booking-link': 'Private link, asked for',
}

/** The letters about groups. */
export const GROUP_MAIL_KINDS: Readonly<Record<GroupEmailKind, string>> = {
  'group-received': 'Group request received',
  'new-group': 'New group request, to staff',
  'group-lapsed': 'Group request lapsed',
  'group-confirmed': 'Group confirmed',
  'group-changed': 'Group moved',
  'group-cancelled': 'Group cancelled',
  'group-undone': 'Last mail to the group taken back',
  'group-link': 'Private link to the group, asked for',
}

/** Words of the card with the mails about one booking. */
export const bookingMailsText = {
  title: 'Messages',
  loading: 'Loading the messages',
  failed: 'The messages could not be loaded.',
  empty: 'No mails about this booking yet.',
  sendAgain: 'Send again',
  sendAgainOf: (kind: string) => `Send again: ${kind}`,
} as const
