import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the booking page (agreed wording, docs/decisions/wording.md: the title, the four steps and the button are literal). */
export const bookingContent = defineWords('site-booking.bookingContent', {
  title: 'Book Your Stay',
  description:
    'Choose your dates and guests and book a villa in Mbarara online: what happens step by step, our policies, and what every stay includes.',
  hero: {
    line: 'A few minutes, four steps, nothing to pay now. Reception is there if you would rather talk.',
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    picture: samplePicture('sundowner'),
  },
  steps: {
    title: 'How your booking goes',
    list: [
      { title: 'Select Dates', text: 'Your check-in and check-out, with the price of every night.' },
      { title: 'Guest Details', text: 'Number of guests and room preferences.' },
      { title: 'Personal Info', text: 'Your contact information, so that we can reach you.' },
      { title: 'Payment & Confirmation', text: 'How you would like to pay, and your reference.' },
    ],
    start: 'Start Booking Process',
    yourStay: 'Your stay so far',
    nothingYet: 'No dates chosen yet: the first step shows which nights are free.',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Nights',
    guests: 'Guests',
  },
  own: {
    title: 'Your booking',
    description: 'Your stay with us: its price night by night, guests and requests, and cancelling.',
  },
  policies: { title: 'Booking policies', more: 'Read the booking terms' },
  included: { title: 'Included in every stay', line: 'In every villa, from the first night on.' },
  closing: {
    title: 'Rather tell a person?',
    line: 'Call, and whoever is at reception books it with you.',
    call: 'Call',
    write: 'Write to us',
  },
} as const)
