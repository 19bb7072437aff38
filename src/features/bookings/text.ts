import { type Day, formatDay, formatLongDay, formatMonth, formatShortDay } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import type { DayStatus } from './rules/availability'
import type { Board } from './rules/board'
import { DAYS_AHEAD, LONGEST_STAY } from './rules/limits'
import type { DayMark, Notice } from './rules/range'

export const CALENDAR_WORDS = {
  title: 'Room Availability and Booking',
  lead: 'Choose a villa, see its free nights and what each costs, and book it in a minute.',
  legend: {
    title: 'What the days mean',
    available: 'Available',
    booked: 'Booked',
    checkOutOnly: 'Check-out only',
    selected: 'Selected',
    range: 'Selected Range',
  },
  calendar: 'Pick Your Dates',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  loading: 'Loading the free nights',
  failed: 'Failed to fetch bookings',
  failedWhy: 'We cannot show which nights are free just now.',
  tryAgain: 'Try Again',
  atLeast: (nights: number) => `At least ${countOf(nights, 'night')} in these days`,
  unavailable: 'This villa cannot be booked at the moment. Its calendar is for looking only.',
} as const

export const PREVIEW_WORDS = {
  title: 'Booking Preview',
  villa: 'Villa',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  notYet: 'Not chosen yet',
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  total: 'Total',
  breakdown: 'Price breakdown',
  nightByNight: 'Night by night',
  group: (count: number, isWeekend: boolean, cents: Cents) =>
    `${countOf(count, isWeekend ? 'weekend night' : 'night')} × ${formatPrice(cents)}`,
  ifHere: 'If you leave on this day',
  guests: 'Guests',
  guestOption: (count: number) => (count === 1 ? '1 Guest' : `${count} Guests`),
  book: 'Book Now',
  clear: 'Clear Selection',
  tooSmall: (most: number, guests: number) =>
    `This villa takes up to ${countOf(most, 'guest')}, and you are ${guests}.`,
  weekendNote: (cents: Cents) => `${formatPrice(cents)} Friday to Sunday`,
} as const

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

export const BOARD_WORDS = {
  label: 'Meals',
  /** What half and full board hold is visitor-site 9's. */
  names: {
    'bed-and-breakfast': 'Bed and breakfast',
    'half-board': 'Half board: breakfast and lunch',
    'full-board': 'Full board: breakfast, lunch and dinner',
  } satisfies Record<Board, string>,
  more: (cents: Cents) => `${formatPrice(cents)} more a night`,
} as const

export const RECEIPT_WORDS = {
  title: 'Your nights are held',
  reference: 'Reference',
  villa: 'Villa',
  dates: 'Dates',
  total: 'Total',
  next: 'What happens next',
  policies: 'Good to know',
  steps: [
    'Keep the reference: reception finds your booking by it.',
    'Our front desk goes through your request and gets in touch by e-mail or phone.',
  ],
  again: 'Book another stay',
} as const

export const HOW_IT_WORKS = {
  title: 'How It Works',
  steps: [
    {
      title: 'Select Your Villa',
      text: 'From a studio for two to a house for the family: compare them and choose one.',
    },
    {
      title: 'Pick Your Dates',
      text: 'Free nights show their price. Tap the day you arrive, then the day you leave.',
    },
    { title: 'Instant Booking', text: 'Give your name and e-mail, and the nights are held for you at once.' },
  ],
  featuresTitle: 'Good to know',
  features: [
    {
      icon: 'calendar',
      title: 'Always up to date',
      text: 'Every night you see as free is free. Nobody else can take it once it is yours.',
    },
    {
      icon: 'check',
      title: 'The price you see',
      text: 'Night by night and in all, in US dollars. Nothing is added later.',
    },
    {
      icon: 'cup',
      title: 'Breakfast every morning',
      text: 'Included in every stay, with WiFi and parking at your villa.',
    },
    {
      icon: 'phone',
      title: 'People, not machines',
      text: 'Reception is there for early arrivals and late questions alike.',
    },
  ],
} as const

/** `1 night`, `2 nights`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** What to do now, before anything was clicked. */
export const FIRST_HINT = 'Choose the day you arrive.'

/** What a click did and what to do next, for the line under the calendar. */
export function describeNotice(notice: Notice): string {
  switch (notice.kind) {
    case 'check-in':
      return `Check-in ${formatDay(notice.day)}. Now choose the day you leave.`
    case 'stay':
      return `${countOf(countNights(notice.stay), 'night')}, ${formatDay(notice.stay.checkIn)} to ${formatDay(notice.stay.checkOut)}.`
    case 'cleared':
      return `Selection cleared. ${FIRST_HINT}`
    case 'lost':
      return `${datesOf(notice)} ${notice.checkOut ? 'are' : 'is'} no longer free. Please choose other dates.`
    case 'refused':
      return REFUSALS[notice.status](notice.day)
    case 'blocked':
      return describeBlocked(notice)
  }
}

function datesOf({ checkIn, checkOut }: { checkIn: Day; checkOut: Day | null }): string {
  return checkOut ? `${formatShortDay(checkIn)} to ${formatShortDay(checkOut)}` : formatDay(checkIn)
}

function describeBlocked({ because, day, latest, restarted }: Extract<Notice, { kind: 'blocked' }>): string {
  if (because === 'unknown') return REFUSALS.unknown(day)
  const reason =
    because === 'too-long'
      ? `A stay can be up to ${LONGEST_STAY} nights.`
      : `The night of ${formatDay(latest)} is booked, so your stay would have to end by then.`
  return restarted
    ? `${reason} We have moved your check-in to ${formatDay(day)}: now choose the day you leave.`
    : `${reason} Choose a check-out by ${formatDay(latest)}, or another check-in.`
}

const REFUSALS: Record<Exclude<DayStatus, 'available'>, (day: Day) => string> = {
  past: (day) => `${formatDay(day)} has passed. Please choose a later day.`,
  booked: (day) => `${formatDay(day)} is booked. Please choose a free day.`,
  'check-out-only': (day) =>
    `Another guest arrives on ${formatDay(day)}, so you can leave on that day but not arrive. Choose an earlier check-in first.`,
  'too-far': (day) =>
    `${formatDay(day)} is more than ${DAYS_AHEAD} days ahead. Please choose an earlier day.`,
  unknown: () => 'We are still checking these nights. Please try again in a moment.',
}

const STATUS_WORDS: Record<DayStatus, string> = {
  past: 'past',
  available: 'available',
  booked: '',
  'check-out-only': 'another guest arrives',
  'too-far': 'too far ahead',
  unknown: 'not known yet',
}

/** The line under a day's number where it is not a price. */
export const DAY_NOTES = {
  booked: 'booked',
  'check-out-only': 'out only',
  'check-in': 'in',
  'check-out': 'out',
  'preview-end': 'out?',
} as const

const MARK_WORDS: Record<DayMark, string> = {
  'check-in': 'your check-in',
  'check-out': 'your check-out',
  'in-range': 'in your stay',
  preview: '',
  'preview-end': '',
  none: '',
}

/**
 * What is read aloud around a day's number and note, so that the two stay part of its name:
 * 'Today, Wednesday ' 10 ' March 2027,' $55 'available'.
 */
export function describeDay(
  day: Day,
  { status, mark, isToday }: { status: DayStatus; mark: DayMark; isToday: boolean },
): { before: string; after: string; state: string } {
  const [weekday = ''] = formatLongDay(day).split(' ')
  return {
    before: `${isToday ? 'Today, ' : ''}${weekday} `,
    after: ` ${formatMonth(day)},`,
    state: MARK_WORDS[mark] || STATUS_WORDS[status],
  }
}
