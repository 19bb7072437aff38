import { FORM_WORDS } from '@/features/bookings/text'
import { countOf } from '@/kernel/count-of'

/** Words of the booking-steps demonstration. */
export const stepsText = {
  region: 'Booking steps',
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  times: (checkIn: string, checkOut: string) => `Check-in from ${checkIn}, check-out until ${checkOut}.`,
  guests: 'Guests',
  rooms: 'Rooms',
  guestOption: (count: number) => countOf(count, 'Guest'),
  roomOption: (count: number) => countOf(count, 'Room'),
  roomRule: 'Maximum 2 guests per room. Extra guests may cost more.',
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  specialRequests: 'Special Requests',
  rate: 'Rate per night',
  total: 'Total',
  payment: (methods: readonly string[]) => FORM_WORDS.payment(methods),
  previous: 'Previous',
  next: 'Next',
  complete: 'Complete Booking',
  confirmed: 'Booking confirmed',
  reference: 'Your reference',
  sentTo: (email: string) => `The details were sent to ${email || 'your e-mail address'}.`,
} as const
