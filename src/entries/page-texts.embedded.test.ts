import { describe, expect } from 'vitest'
import { linesOf, partOf } from '../../test/page-text'
import { expectWords, type Held, INCLUDED, nameWhere, test } from '../../test/page-words'

const HEADER_LINKS: [string, string][] = [
  ['Home', '/'],
  ['About', '/about'],
  ['Villas', '/villas'],
  ['Restaurant', '/restaurant'],
  ['Services', '/services'],
  ['Events', '/events'],
  ['Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Call Now', 'tel:+256700000001'],
  ['Book Now', '/booking'],
]

/** What is agreed word by word or figure by figure (docs/decisions/wording.md) of the hotel and its offers, section by section. */
const WORDS: Record<string, Held[]> = {
  '2.2 header and footer': [
    { page: '/', part: 'Main', links: HEADER_LINKS },
    {
      page: '/about',
      part: 'The hotel',
      links: [
        ['About Us', '/about'],
        ['Our Villas', '/villas'],
        ['Restaurant', '/restaurant'],
        ['Gallery', '/gallery'],
        ['Contact', '/contact'],
      ],
    },
    {
      page: '/about',
      part: 'Your stay',
      links: [
        ['Services', '/services'],
        ['Room Availability', '/calendar'],
        ['Villa Challenges', '/challenges'],
        ['Find My Booking', '/my-booking'],
        ['Staff', '/admin'],
      ],
    },
    {
      page: '/about',
      lines: [
        'Behind a fuel station in Makenke, Mbarara, Uganda',
        '+256 700 000 001',
        '+256 700 000 002',
        'info@pearlvillas.example.com',
        'We accept',
        'Visa',
        'Mastercard',
        'MTN mobile money',
        'AIRTEL mobile money',
        'You find us on booking platforms, too.',
        '© 2024 Pearl Villas Mbarara',
      ],
      links: [
        ['Privacy Policy', '/policies/privacy'],
        ['Booking Terms', '/policies/booking-terms'],
        ['Refund Policy', '/policies/refunds'],
        ['Terms of Service', '/policies/terms'],
      ],
    },
  ],
  '2.10 about': [
    {
      page: '/about',
      lines: [
        'Our story',
        'villas',
        '25',
        'guests',
        '500+',
        'rating',
        '4.9',
        'service',
        '24/7',
        'Our mission',
        'Our vision',
        'Customer centric',
        'Professionalism',
        'Sustainability',
        'Innovative',
        'Integrity',
        'Lake Mburo National Park',
        '30 km',
      ],
      links: [
        ['Book Your Stay', '/booking'],
        ['See Our Services', '/services'],
      ],
    },
  ],
  '2.12 restaurant': [
    {
      page: '/restaurant',
      lines: [
        'Breakfast',
        '6:30–10:00 AM',
        'Lunch',
        '12:00–3:00 PM',
        'Dinner',
        '6:00–10:00 PM',
        'Room service',
        '24/7',
        'Traditional Ugandan',
        'International',
        'Beverages',
        'Half board',
        'Breakfast and lunch. With us, half board means lunch, not dinner.',
        'Full board',
        'Breakfast, lunch and dinner.',
        'Room service',
        'Event catering',
      ],
      links: [
        ['+256 700 000 001', 'tel:+256700000001'],
        ['+256 700 000 002', 'tel:+256700000002'],
      ],
    },
  ],
  '2.13 services': [
    {
      page: '/services',
      lines: [
        'Villas',
        'Restaurant',
        'Terrace and bar',
        ...INCLUDED,
        'And if you ask',
        'Events and catering',
      ],
      links: [
        ['Call Now', 'tel:+256700000001'],
        ['Write to Us', '/contact'],
      ],
    },
  ],
  '2.14 events': [
    { page: '/events', part: 'Banquet hall', lines: ['up to', '150 guests', 'First floor'] },
    { page: '/events', part: 'Conference hall', lines: ['up to', '100 guests', 'Ground floor'] },
    {
      page: '/events',
      part: 'Talk to the people who set the tables',
      lines: [
        '+256 700 000 001',
        '+256 700 000 002',
        'info@pearlvillas.example.com',
        'Behind a fuel station in Makenke, Mbarara, Uganda',
      ],
    },
  ],
  '2.15 gallery': [
    { page: '/gallery', lines: ['pictures', 'video tours', 'categories', '6', 'Virtual tours', '0:10'] },
    { page: '/gallery', part: 'View', buttons: ['Grid', 'List'] },
  ],
  '2.16 blog': [
    {
      page: '/blog',
      buttons: ['All', 'Travel', 'Food', 'Events', 'Subscribe'],
      lines: ['Search articles', 'Featured · Travel', 'Email address *'],
    },
  ],
}

describe.for(Object.entries(WORDS))('agreed wording, %s', ([, all]) => {
  test.for(all.map(nameWhere))('$page, $where', expectWords)
})

test('the chips of the gallery stand in their order, each with its count', async ({ open }) => {
  const chips = partOf(await open('/gallery'), 'Show pictures of').querySelectorAll('button')
  const names = [
    'All',
    'Accommodations',
    'Villas',
    'Dining',
    'Activities',
    'Events',
    'Property',
    'Adventures',
  ]
  expect([...chips].map(linesOf)).toEqual(names.map((name) => [name, expect.stringMatching(/^[1-9]\d*$/)]))
})
