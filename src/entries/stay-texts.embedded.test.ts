import { describe, expect } from 'vitest'
import { partOf, textOf } from '../../test/page-text'
import { expectWords, type Held, INCLUDED, nameWhere, test } from '../../test/page-words'

const GUEST_OPTIONS = ['1 Guest', '2 Guests', '3 Guests', '4 Guests', '5 Guests', '6+ Guests']
const SUBJECTS = [
  'Room Booking Inquiry',
  'Existing Reservation',
  'Event Planning',
  'Catering Services',
  'Restaurant Reservation',
  'Feedback',
  'Other Inquiry',
]
const HEADS = {
  form: ['Full Name *', 'Email Address *', 'Phone Number (optional)', 'Subject *', ...SUBJECTS, 'Message *'],
  stay: ['Check-in Date', 'Check-out Date', 'Guests', ...GUEST_OPTIONS],
}

/** What is agreed word by word or figure by figure (docs/decisions/wording.md) of choosing a stay, section by section. */
const WORDS: Record<string, Held[]> = {
  '2.11 villas': [
    {
      page: '/villas',
      part: 'Why Choose Us',
      lines: ['Free WiFi', 'Air Conditioning', 'Private Bathrooms', 'Restaurant'],
    },
  ],
  '2.17 contact': [
    {
      page: '/contact',
      lines: [
        'Reception 24/7',
        'Check-in from 2:00 PM',
        'Check-out until 12:00 PM',
        ...HEADS.form,
        ...HEADS.stay,
        'Send Message',
      ],
    },
    { page: '/', part: 'Write to us', lines: [...HEADS.form, ...HEADS.stay, 'Send Message'] },
    { page: '/', lines: ['Reception is open 24/7. Check-in from 2:00 PM, check-out until 12:00 PM.'] },
  ],
  '2.18 booking': [
    {
      page: '/booking',
      lines: [
        'Book Your Stay',
        'Check-in from',
        '2:00 PM',
        'Check-out until',
        '12:00 PM',
        'Select Dates',
        'Guest Details',
        'Number of guests and room preferences.',
        'Personal Info',
        'Your contact information, so that we can reach you.',
        'Payment & Confirmation',
        'Start Booking Process',
        'Your villa is ready from 2:00 PM and yours until 12:00 PM. Early check-in and late check-out on request.',
        'Cash, mobile money or a major credit card, due at check-in or in advance.',
        'Free up to 24 hours before check-in. Later cancellations may incur charges.',
        'Somebody is awake for you 24 hours a day. We answer messages within 24 hours.',
        ...INCLUDED,
      ],
    },
  ],
  '2.19 search': ['/', '/villas', '/booking'].map((page) => ({
    page,
    part: 'Search for a stay',
    lines: ['Check-in *', 'Check-out *', 'Guests', ...GUEST_OPTIONS],
  })),
  '2.21 calendar': [
    { page: '/calendar', lines: ['Select Your Villa', 'Forest Breeze', '25 villas', 'Available'] },
    {
      page: '/calendar?villa=3',
      lines: [
        'Room Availability and Booking',
        'Forest Breeze',
        '$65.00 per night',
        'Up to 2 guests',
        'Free WiFi',
        'Free Parking',
        'Breakfast Included',
        'Amenities',
        'March 2027',
        ...['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      ],
      buttons: ['Previous month', 'Next month'],
    },
    {
      page: '/calendar?villa=3',
      part: 'What the days mean',
      lines: ['Available', 'Booked', 'Selected', 'Selected Range'],
    },
    {
      page: '/calendar?villa=3',
      part: 'Booking Preview',
      lines: ['Villa', 'Forest Breeze, Room G11', 'Check-in', 'Check-out', 'Nights'],
    },
    {
      page: '/calendar?villa=3&checkIn=2027-03-18&checkOut=2027-03-22',
      part: 'Booking Preview',
      lines: ['Villa', 'Check-in', 'Check-out', 'Nights', '4', '$290.00', '1 Guest', '2 Guests'],
      buttons: ['Book Now', 'Clear Selection'],
    },
    {
      page: '/calendar',
      part: 'How It Works',
      lines: ['Select Your Villa', 'Pick Your Dates', 'Instant Booking'],
    },
  ],
}

describe.for(Object.entries(WORDS))('agreed wording, %s', ([, all]) => {
  test.for(all.map(nameWhere))('$page, $where', expectWords)
})

test('the way of booking has four feature cards', async ({ open }) => {
  const how = partOf(await open('/calendar'), 'How It Works')
  expect([...how.querySelectorAll('h4')].map(textOf)).toEqual([
    'Always up to date',
    'The price you see',
    'Breakfast every morning',
    'People, not machines',
  ])
})
