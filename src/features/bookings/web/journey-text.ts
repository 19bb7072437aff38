import { type Day, formatDay, formatShortDay } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import type { JourneyStep } from '../rules/journey-link'
import type { PaymentMethod, PaymentTime } from '../rules/payment'
import { countOf } from '../text'

/** Words of the booking page's steps; their titles and the toast are literal (visitor-site 2.18). */
export const journeyText = {
  region: 'Your booking, step by step',
  titles: {
    dates: 'Select Dates',
    villa: 'Guest Details',
    details: 'Personal Info',
    payment: 'Payment & Confirmation',
  } satisfies Record<JourneyStep, string>,
  leads: {
    dates: 'Tap the day you arrive, then the day you leave. Each night shows what it costs from.',
    villa: 'How many are coming, and which of the free villas would you like?',
    details: 'So that we know who is coming, and how to reach you.',
    payment: 'Choose how you would like to pay, look at everything once more, and book.',
  } satisfies Record<JourneyStep, string>,
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  done: ', done',
  back: 'Back',
  next: 'Continue',
  loading: 'Loading your booking',
  tryAgain: 'Try again',
  noScript: 'Booking on this page needs JavaScript. Call us or write to us, and we book it with you.',
  summary: {
    title: 'Your stay',
    dates: 'Dates',
    nights: 'Nights',
    guests: 'Guests',
    villa: 'Villa',
    notYet: 'Not chosen yet',
    from: 'from',
  },
  dates: {
    missing: 'Please choose the day you arrive and the day you leave.',
    free: (count: number, cents: Cents) =>
      `${count === 1 ? '1 villa is' : `${count} villas are`} free, from ${formatPrice(cents)} in all.`,
    none: 'No single villa is free for all of these nights. Other days may do, or continue for ideas.',
    clear: 'Clear dates',
  },
  villa: {
    guests: 'Number of guests',
    kind: 'Room preference',
    anyKind: 'Any villa',
    free: (count: number) => (count === 1 ? '1 villa is free' : `${count} villas are free`),
    legend: (stay: Stay) => `Free villas, ${datesOf(stay)}`,
    sleeps: (count: number) => `Sleeps ${count}`,
    perNight: (cents: Cents) => `from ${formatPrice(cents)} a night`,
    inAll: (nights: number) => `for ${countOf(nights, 'night')}`,
    more: (count: number) => `Show ${count} more`,
    missing: 'Please choose a villa.',
    loading: 'Looking for free villas',
    failed: 'Failed to fetch bookings',
    failedWhy: 'We cannot see which villas are free just now. Nothing you typed is lost.',
    none: 'No villa is free for all of these nights.',
    noneSoLarge: (guests: number) =>
      `No free villa takes ${guests} guests. Choose fewer and book a second villa after this one, or call us.`,
    noneSoShort: (nights: number) =>
      `A stay that begins on this day takes at least ${countOf(nights, 'night')}.`,
    noneOfKind: 'None of this kind is free for these nights.',
    showAll: 'Show every kind',
    others: 'These dates are free:',
    otherDates: 'Choose other dates',
    lost: (name: string) =>
      `Someone else has booked ${name} for some of these nights. Please choose another villa; all else is as you left it.`,
    otherKind: (name: string) =>
      `${name} is a villa of another kind, so it is no longer chosen. Please choose one of these villas.`,
    noMeals: (name: string) =>
      `${name} is not offered with these meals. Please choose another villa or other meals.`,
    tooSmall: (name: string, guests: number) =>
      `${name} takes up to ${countOf(guests, 'guest')}. Please choose a larger villa.`,
  },
  details: {
    missing: {
      guestName: 'Please give your full name',
      guestEmail: 'Please enter a valid email address',
    },
    kept: (hours: number) =>
      `What you type stays in this browser for ${hours} hours at most, and goes to us only when you book.`,
    forget: 'Clear what I typed',
  },
  payment: {
    method: 'How would you like to pay?',
    methods: {
      cash: ['Cash', 'At reception'],
      'mobile-money': ['Mobile money', 'From your phone'],
      card: ['Card', 'A major credit card'],
    } satisfies Record<PaymentMethod, [string, string]>,
    time: 'And when?',
    times: {
      'at-check-in': ['At check-in', 'When you arrive'],
      'in-advance': ['In advance', 'Reception tells you how'],
    } satisfies Record<PaymentTime, [string, string]>,
    missing: 'Please choose how you would like to pay.',
    nothingNow: (methods: readonly string[]) =>
      `Nothing is paid on this page. We take ${methods.join(', ')}.`,
    review: 'Everything once more',
    change: 'Change',
    changeOf: (what: string) => `Change ${what.toLowerCase()}`,
    guest: 'Guest',
    policies: 'Good to know',
  },
  booked: {
    title: 'Booking Confirmed!',
    description: 'Your reservation has been successfully created. Check your email for confirmation details.',
  },
} as const

/** `18 Mar to 22 Mar`. */
export function datesOf({ checkIn, checkOut }: Stay): string {
  return `${formatShortDay(checkIn)} to ${formatShortDay(checkOut)}`
}

/** `Thu, 18 Mar 2027, from 2:00 PM`. */
export function dayWithTime(day: Day, note: string): string {
  return `${formatDay(day)}, ${note}`
}
