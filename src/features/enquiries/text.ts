import { defineWords } from '@/kernel/words'
import type { EnquiryStatus } from './rules/enquiry-status'
import type { CATERINGS, LAYOUTS } from './rules/venues'

/** Words of the form that asks for a quote for a venue. */
export const enquiryText = defineWords('enquiries.enquiryText', {
  title: (venue: string) => `Request Quote: ${venue}`,
  intro: 'Tell us the day and how many you are; we write back with a price. Nothing is reserved by this.',
  date: 'Date',
  guests: 'Guests',
  guestsHelp: (capacity: number) => `Up to ${capacity}`,
  layout: 'Layout',
  layouts: {
    banquet: 'Round tables',
    theatre: 'Rows of chairs',
    classroom: 'Tables in rows',
    boardroom: 'One long table',
    reception: 'Standing reception',
  } satisfies Record<(typeof LAYOUTS)[number], string>,
  catering: 'Catering',
  caterings: {
    none: 'Not decided yet',
    'coffee-breaks': 'Coffee breaks',
    lunch: 'Lunch',
    dinner: 'Dinner',
    'full-day': 'Lunch, dinner and breaks',
  } satisfies Record<(typeof CATERINGS)[number], string>,
  villas: 'Villas for the night',
  villasHelp: '0 when nobody stays overnight',
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  message: 'What are you planning?',
  optional: '(optional)',
  send: 'Send enquiry',
  sending: 'Sending...',
  day: {
    loading: 'Looking at that day…',
    failed: 'We could not look at that day just now. Send your enquiry all the same: we check it for you.',
    taken:
      'The hall is already reserved that day. Write to us all the same: we look for another day or hall.',
    open: 'The hall is not reserved that day yet.',
    alsoOn: (titles: string) => `Also on that day: ${titles}.`,
    villas: (free: number, total: number, from: string, to: string) =>
      free === 0
        ? `No villas are free from ${from} to ${to}.`
        : `${free} of ${total} villas free from ${from} to ${to}.`,
  },
  wrong: {
    venue: 'Please choose a hall',
    layout: 'Please choose a layout',
    catering: 'Please choose what we cook',
    date: 'Please choose a day',
    past: 'Please choose a day that is still ahead',
    far: 'Please choose a day within the next two years',
    guests: 'Please say how many guests you expect',
    tooMany: (venue: string, capacity: number) => `The ${venue.toLowerCase()} holds up to ${capacity} guests`,
    villas: (most: number) => `Please give a number from 0 to ${most}`,
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
  },
  success: 'Enquiry sent',
  successLine: 'We write back within 24 hours. A copy of the main facts is on its way to you.',
  done: 'Your enquiry is with us',
  doneLine: (email: string) =>
    `We answer ${email} within 24 hours. Nothing is reserved until we have confirmed it to you.`,
  close: 'Close',
  failure: 'Your enquiry was not sent',
  failureLine: 'Nothing you typed is lost. Please try again in a little while, or call us:',
} as const)

/** Where an enquiry stands, as staff read it. */
export const ENQUIRY_STATUS_WORDS: Record<EnquiryStatus, string> = defineWords(
  'enquiries.ENQUIRY_STATUS_WORDS',
  {
    new: 'New',
    answered: 'Answered',
    held: 'Held',
    won: 'Won',
    lost: 'Lost',
  },
)
