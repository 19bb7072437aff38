import { SPAN_WORDS } from '@/kernel/spans'
import { defineWords } from '@/kernel/words'

/** How long one kind of data about guests is kept, in days, and in words for the privacy policy. */
export type Period = {
  kind: string
  /** What is kept so long, as a sentence begins. */
  what: string
  days: number
  /** From when the days count. */
  since: string
  /** What becomes of it then. */
  afterwards: string
  why: string
}

const YEAR = 365
/** Books are kept for five years after the year they are of. */
const BOOKS = 6 * YEAR

/**
 * Every kind of data about guests that ends by itself. Each is enforced every night (server/enforce-periods.ts has a function
 * for each), and the privacy policy says nothing about times but what stands here.
 */
export const PERIODS = defineWords('retention-periods.PERIODS', [
  {
    kind: 'stays',
    what: 'Who stayed: names, addresses, phone numbers, wishes, notes, reviews and the names on documents',
    days: BOOKS,
    since: 'the end of the last stay',
    afterwards: 'all of it is erased, and days and amounts stay without a name',
    why: 'Tax law wants our books for five years after the year they are of.',
  },
  {
    kind: 'requests',
    what: 'The same of who only asked for a stay, cancelled or did not come, and paid nothing',
    days: YEAR,
    since: 'the last day that was asked for',
    afterwards: 'all of it is erased',
    why: 'So that we can answer questions about it.',
  },
  {
    kind: 'id-documents',
    what: 'The kind and the number of the document by which you said who you are',
    days: 90,
    since: 'the end of the last stay',
    afterwards: 'they are deleted',
    why: 'So that we can say who stayed while something of the stay may still be open.',
  },
  {
    kind: 'messages',
    what: 'Messages from the contact page and by e-mail, with our answers',
    days: 2 * YEAR,
    since: 'the last word of either side',
    afterwards: 'they are deleted',
    why: 'So that we know what was agreed when you come back to it.',
  },
  {
    kind: 'enquiries',
    what: 'Enquiries about events, with our answers',
    days: 2 * YEAR,
    since: 'the day of the event',
    afterwards: 'they are deleted',
    why: 'So that we know what was agreed when you come back to it.',
  },
  {
    kind: 'questions',
    what: 'Questions the concierge had no answer to, without who asked and without names, addresses and numbers it can tell',
    days: 90,
    since: 'the day it was asked last',
    afterwards: 'they are deleted',
    why: 'So that our staff can add what is missing.',
  },
  {
    kind: 'mails',
    what: 'To which address each of our e-mails went, and to which number each message, and what became of it',
    days: YEAR,
    since: 'the day it was written',
    afterwards: 'address and number are deleted',
    why: 'So that we can see whether it arrived.',
  },
  {
    kind: 'consents',
    what: 'What you answered about e-mails besides those of bookings, and about messages on your phone, where no booking has that address or number any more',
    days: YEAR,
    since: 'the answer',
    afterwards: 'it is deleted; other answers go with what is known of you',
    why: 'So that we write to nobody who does not want it.',
  },
  {
    kind: 'links',
    what: 'The checksums by which private links are known',
    days: 2 * YEAR,
    since: 'the end of the stay',
    afterwards: 'they are deleted, and the links lead nowhere',
    why: 'So that you find your papers.',
  },
  {
    kind: 'codes',
    what: 'The checksums of codes from our e-mails',
    days: 7,
    since: 'the day the code was sent',
    afterwards: 'they are deleted',
    why: 'So that a wrong code is known as one.',
  },
  {
    kind: 'senders',
    what: 'A checksum of the network address that a request for a stay came from',
    days: 1,
    since: 'the request',
    afterwards: 'it is deleted',
    why: 'So that nobody holds all nights without meaning it.',
  },
  {
    kind: 'trail',
    what: 'Which of our staff changed what',
    days: BOOKS,
    since: 'the change',
    afterwards: 'the entry is deleted',
    why: 'It belongs to the books.',
  },
] as const satisfies readonly Period[])

export type PeriodKind = (typeof PERIODS)[number]['kind']

/** How long that is, for reading: `2 years`, `7 days`. */
export function tellDays(days: number): string {
  const years = days / YEAR
  return Number.isInteger(years) ? SPAN_WORDS.years(years) : SPAN_WORDS.days(days)
}

export const PERIOD_WORDS = defineWords('retention-periods.PERIOD_WORDS', {
  period: (what: string, days: string, since: string, afterwards: string) =>
    `${what}: ${days} from ${since}; then ${afterwards}.`,
} as const)

/** One period as the privacy policy says it. */
export function tellPeriod({ what, days, since, afterwards, why }: Period): string {
  return `${PERIOD_WORDS.period(what, tellDays(days), since, afterwards)} ${why}`
}
