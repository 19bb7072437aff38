import { PARTY_WORDS } from '@/features/stay-words/rules/party-words'
import { type Day, formatDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { defineWords } from '@/kernel/words'
import { countAdults, type Party } from './rules/party'
import type { BookingStatus } from './rules/status'

export const FORM_WORDS = defineWords('bookings.FORM_WORDS', {
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
  failed: { title: 'Booking failed', description: 'Failed to create booking' },
} as const)

/** A status is called the same on every page and in e-mails, from the moment of sending. */
export const STATUS_WORDS = defineWords('bookings.STATUS_WORDS', {
  pending: 'Request received',
  confirmed: 'Confirmed',
  'checked-in': 'You are here',
  'checked-out': 'Your stay is over',
  cancelled: 'Cancelled',
  'no-show': 'Closed',
} as const satisfies Record<BookingStatus, string>)

/** What becomes of a request, and by when. */
export const REQUEST_WORDS = defineWords('bookings.REQUEST_WORDS', {
  toast: 'Request Received!',
} as const)

/** Agreed wording (docs/decisions/wording.md), for what is confirmed at once and for nothing else. */
export const CONFIRMED_TOAST = defineWords('bookings.CONFIRMED_TOAST', {
  title: 'Booking Confirmed!',
  description: 'Your reservation has been successfully created. Check your email for confirmation details.',
} as const)

/** '2', or with children and a cot '4: 2 adults, 2 children (ages 4, 9), a cot'; `count` says how many in other words. */
export function describeParty(party: Party, count = String(party.guests)): string {
  const { childAges, wantsCot } = party
  const people = [PARTY_WORDS.adults(countAdults(party)), PARTY_WORDS.children(childAges)].join(', ')
  return [childAges.length > 0 ? labelled(count, people) : count, wantsCot && PARTY_WORDS.cot]
    .filter(Boolean)
    .join(', ')
}

export const OFFLINE_WORDS = defineWords('bookings.OFFLINE_WORDS', {
  title: 'You are offline.',
  text: 'Nothing you typed is lost. We go on as soon as you are back online.',
  sending: 'Your booking goes out by itself as soon as you are back online. Nothing you typed is lost.',
  noAnswer: {
    title: 'No answer has come back yet.',
    text: 'We go on asking by ourselves. Pressing again is safe: you are booked once.',
  },
} as const)
