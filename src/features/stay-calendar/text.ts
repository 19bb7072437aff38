import type { DayStatus } from '@/features/availability/rules/availability'
import { DAYS_AHEAD, LONGEST_STAY } from '@/features/bookings/rules/limits'
import { countOf } from '@/kernel/count-of'
import { DAY_WORDS, type Day, formatDay, formatMonth, formatShortDay, weekdayOf } from '@/kernel/days'
import { countNights } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'
import type { DayMark, Notice } from './rules/range'

export const CALENDAR_WORDS = defineWords('stay-calendar.CALENDAR_WORDS', {
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
  unavailable: 'This villa cannot be booked at the moment. Its calendar is for looking only.',
} as const)

export const RECEIPT_WORDS = defineWords('stay-calendar.RECEIPT_WORDS', {
  reference: 'Reference',
  villa: 'Villa',
  dates: 'Dates',
  arrival: 'Arrival',
  extras: 'Extras',
  total: 'Total',
  next: 'What happens next',
  policies: 'Good to know',
  steps: {
    requested: [
      'Keep the reference: reception finds your booking by it.',
      'An e-mail with your private link is on its way: by it you see your booking, change it, or cancel it.',
      'Our front desk goes through your request and writes to you as soon as it is confirmed.',
    ],
    unproven: [
      'Keep the reference: reception finds your booking by it.',
      'An e-mail is on its way, with a code and your private link: by it you see your booking, change it, or cancel it.',
      'Enter the code or open the link in time: then our front desk goes through your request.',
    ],
    confirmed: [
      'Keep the reference: reception finds your booking by it.',
      'An e-mail with your private link is on its way: by it you see your booking, change it, or cancel it.',
    ],
  },
  lost: 'No e-mail, or lost it?',
  find: 'Find my booking',
  again: 'Book another stay',
} as const)

export const HOW_IT_WORKS = defineWords('stay-calendar.HOW_IT_WORKS', {
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
} as const)

/** What a click did and what to do next, for the line under the calendar. */
export const NOTICE_WORDS = defineWords('stay-calendar.NOTICE_WORDS', {
  /** Before anything was clicked. */
  first: 'Choose the day you arrive.',
  checkIn: (day: Day) => `Check-in ${formatDay(day)}. Now choose the day you leave.`,
  stay: (nights: number, checkIn: Day, checkOut: Day) =>
    `${countOf(nights, 'night')}, ${formatDay(checkIn)} to ${formatDay(checkOut)}.`,
  cleared: (first: string) => `Selection cleared. ${first}`,
  dates: (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`,
  lost: (dates: string, isStay: boolean) =>
    `${dates} ${isStay ? 'are' : 'is'} no longer free. Please choose other dates.`,
  tooLong: (nights: number) => `A stay can be up to ${nights} nights.`,
  ends: (night: Day) => `The night of ${formatDay(night)} is booked, so your stay would have to end by then.`,
  moved: (day: Day) => `We have moved your check-in to ${formatDay(day)}: now choose the day you leave.`,
  checkOutBy: (day: Day) => `Choose a check-out by ${formatDay(day)}, or another check-in.`,
} as const)

export function describeNotice(notice: Notice): string {
  switch (notice.kind) {
    case 'check-in':
      return NOTICE_WORDS.checkIn(notice.day)
    case 'stay':
      return NOTICE_WORDS.stay(countNights(notice.stay), notice.stay.checkIn, notice.stay.checkOut)
    case 'cleared':
      return NOTICE_WORDS.cleared(NOTICE_WORDS.first)
    case 'lost':
      return NOTICE_WORDS.lost(datesOf(notice), notice.checkOut !== null)
    case 'refused':
      return REFUSALS[notice.status](notice.day)
    case 'blocked':
      return describeBlocked(notice)
  }
}

export function datesOf({ checkIn, checkOut }: { checkIn: Day; checkOut: Day | null }): string {
  return checkOut ? NOTICE_WORDS.dates(formatShortDay(checkIn), formatShortDay(checkOut)) : formatDay(checkIn)
}

function describeBlocked({ because, day, latest, restarted }: Extract<Notice, { kind: 'blocked' }>): string {
  if (because === 'unknown') return REFUSALS.unknown(day)
  const { tooLong, ends, moved, checkOutBy } = NOTICE_WORDS
  const reason = because === 'too-long' ? tooLong(LONGEST_STAY) : ends(latest)
  return `${reason} ${restarted ? moved(day) : checkOutBy(latest)}`
}

export const REFUSALS: Record<Exclude<DayStatus, 'available'>, (day: Day) => string> = defineWords(
  'stay-calendar.REFUSALS',
  {
    past: (day) => `${formatDay(day)} has passed. Please choose a later day.`,
    booked: (day) => `${formatDay(day)} is booked. Please choose a free day.`,
    'check-out-only': (day) =>
      `You can leave on ${formatDay(day)}, but not arrive. Please choose another check-in first.`,
    'too-far': (day) =>
      `${formatDay(day)} is more than ${DAYS_AHEAD} days ahead. Please choose an earlier day.`,
    unknown: () => 'We are still checking these nights. Please try again in a moment.',
  },
)

export const STATUS_WORDS: Record<DayStatus, string> = defineWords('stay-calendar.STATUS_WORDS', {
  past: 'past',
  available: 'available',
  booked: '',
  'check-out-only': 'for departure only',
  'too-far': 'too far ahead',
  unknown: 'not known yet',
})

/** The line under a day's number where it is not a price. */
export const DAY_NOTES = defineWords('stay-calendar.DAY_NOTES', {
  booked: 'booked',
  'check-out-only': 'out only',
  'check-in': 'in',
  'check-out': 'out',
  'preview-end': 'out?',
} as const)

export const MARK_WORDS: Record<DayMark, string> = defineWords('stay-calendar.MARK_WORDS', {
  'check-in': 'your check-in',
  'check-out': 'your check-out',
  'in-range': 'in your stay',
  preview: '',
  'preview-end': '',
  none: '',
})

export const SPOKEN_WORDS = defineWords('stay-calendar.SPOKEN_WORDS', {
  /** What stands before and after the number of a day in its name. */
  before: (weekday: string, isToday: boolean) => `${isToday ? 'Today, ' : ''}${weekday} `,
  after: (month: string) => ` ${month},`,
} as const)

/**
 * What is read aloud around a day's number and note, so that the two stay part of its name:
 * 'Today, Wednesday ' 10 ' March 2027,' $55 'available'.
 */
export function describeDay(
  day: Day,
  { status, mark, isToday }: { status: DayStatus; mark: DayMark; isToday: boolean },
): { before: string; after: string; state: string } {
  return {
    before: SPOKEN_WORDS.before(DAY_WORDS.weekdays[weekdayOf(day)] ?? '', isToday),
    after: SPOKEN_WORDS.after(formatMonth(day)),
    state: MARK_WORDS[mark] || STATUS_WORDS[status],
  }
}
