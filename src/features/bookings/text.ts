import { type Day, formatDay } from '@/kernel/days'

export const FORM_WORDS = {
  title: 'Complete Your Booking',
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  requests: 'Special Requests',
  requestsHelp: 'Late arrival, a cot, a quiet corner: tell us.',
  summary: 'Your stay',
  villa: 'Villa',
  dates: 'Dates',
  guests: 'Guests',
  total: 'Total',
  confirm: 'Confirm Booking',
  confirming: 'Booking...',
  cancel: 'Cancel',
  otherDates: 'Choose Other Dates',
  payment: (methods: readonly string[]) => `Nothing to pay now. We take ${methods.join(', ')}.`,
  datesOf: (checkIn: Day, checkOut: Day) => `${formatDay(checkIn)} to ${formatDay(checkOut)}`,
  booked: { title: 'Booking confirmed!', description: 'Your reservation has been successfully created.' },
  failed: { title: 'Booking failed', description: 'Failed to create booking' },
} as const

export const OFFLINE_WORDS = {
  title: 'You are offline.',
  text: 'Nothing you typed is lost. We go on as soon as you are back online.',
  sending: 'Your booking goes out by itself as soon as you are back online. Nothing you typed is lost.',
} as const
