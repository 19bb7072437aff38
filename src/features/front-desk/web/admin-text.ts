import type { PaymentMethod, PaymentTime } from '@/features/bookings/rules/payment-choice'
import type { BookingStatus } from '@/features/bookings/rules/status'

/** Words of the staff's list of bookings. */
export const bookingsAdminText = {
  empty: 'No bookings yet',
  emptyHelp: 'What guests book on the website appears here.',
  guest: 'Guest',
  villa: 'Villa',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  total: 'Total',
  status: 'Status',
  source: 'Source',
  booked: 'Booked',
  room: (number: string) => `Room ${number}`,
  group: (reference: string) => `Group ${reference}`,
  requests: 'Requests',
  pays: 'Pays',
  changed: (guest: string, status: string) => `${guest}: ${status}`,
  changeFailed: 'The booking could not be changed',
  confirmCancel: 'Are you sure you want to cancel this booking?',
  confirmNoShow: 'Are you sure this guest did not come?',
  freesNights: (guest: string) => `${guest}. The nights become free for others at once.`,
  costs: { cancelled: 'Late cancellation fee', 'no-show': 'No-show fee' },
  noCost: 'It costs the guest nothing.',
  cost: (fee: string, amount: string) => `${fee} charged: ${amount}.`,
  costWithOthers: (owed: string) => `With other charges ${owed} is owed.`,
  costHeld: (paid: string, held: string) =>
    `${paid} was paid, so ${held} is held: give it back, or move it to another booking.`,
  costDue: (paid: string, due: string) => `${paid} was paid, so ${due} is due.`,
  costSettled: (paid: string) => `${paid} was paid, which settles it.`,
  costUnknown: 'What it costs could not be loaded. The terms of the hotel are applied.',
  reason: 'Reason (optional)',
  reasonHelp: 'Kept in the audit trail for colleagues; the guest does not see it.',
  keep: 'Keep booking',
  askAnyway: (step: string) => `${step} all the same?`,
  payFirst: 'Take payment',
} as const

export const PAYMENT_LABELS: Record<PaymentMethod | PaymentTime, string> = {
  cash: 'cash',
  'mobile-money': 'mobile money',
  card: 'card',
  'at-check-in': 'at check-in',
  'in-advance': 'in advance',
}

/** What the button says that takes a booking to a status. */
export const STEP_LABELS: Record<BookingStatus, string> = {
  pending: 'Reopen',
  confirmed: 'Confirm',
  'checked-in': 'Check in',
  'checked-out': 'Check out',
  cancelled: 'Cancel',
  'no-show': 'No show',
}
