import type { Document } from 'happy-dom'
import { describe, expect } from 'vitest'
import type { Category } from '@/features/categories/contract'
import type { HeroSlide } from '@/features/hero/contract'
import { test as base } from '../../test/database'
import { linesOf, partOf, readPage, textOf } from '../../test/page-text'
import { createSite } from '../../test/site'

const test = base
  .extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createSite(database)
    onCleanup(async () => {
      await app.close()
    })
    return app
  })
  .extend('open', { scope: 'file' }, ({ site }) => {
    const pages = new Map<string, Promise<Document>>()
    return (url: string) => {
      const page = pages.get(url) ?? site.inject({ url }).then(({ body }) => readPage(body))
      pages.set(url, page)
      return page
    }
  })

type Held = {
  page: string
  /** The heading, or the name, of the part that holds the words; the whole page without it. */
  part?: string
  /** Lines in the order in which they are read; others may stand between. */
  lines?: string[]
  /** What links say, and where they lead. */
  links?: [words: string, address: string][]
  buttons?: string[]
}

const GUEST_OPTIONS = ['1 Guest', '2 Guests', '3 Guests', '4 Guests', '5 Guests', '6+ Guests']
const HEADER_LINKS: [string, string][] = [
  ['Home', '/'],
  ['About', '/about'],
  ['Villas', '/villas'],
  ['Restaurant', '/restaurant'],
  ['Services', '/services'],
  ['Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Call Now', 'tel:+256700000001'],
  ['Book Now', '/booking'],
]
const INCLUDED = [
  'Free WiFi',
  '24/7 front desk',
  'Daily housekeeping',
  'Air conditioning',
  'Private bathroom with hot water',
  'Restaurant and room service',
  'Parking',
  'Security',
]
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

/** What visitor-site.md gives word by word or figure by figure, section by section. */
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
  '2.3 landing page': [
    {
      page: '/',
      lines: [
        'Pearl Villas Mbarara · The Pearl of the West',
        'Luxury Accommodations',
        'Book your stay',
        '5.0',
        'guest review score',
        'Learn More About Us',
        'Explore All Villas',
        'Local Travel Tips',
        'What Makes Us Special',
        'Our Villa Categories',
        'Send Message',
        'View Villas',
        'Find us',
      ],
      links: [
        ['Learn More About Us', '/about'],
        ['Explore All Villas', '/villas'],
        ['View Villas', '/villas'],
      ],
    },
    {
      page: '/',
      part: 'What Makes Us Special',
      lines: ['Prime Location', 'Personal Service', 'Authentic Cuisine'],
    },
  ],
  '2.4 hero': [
    {
      page: '/',
      lines: [
        '1 / 4',
        '25%',
        'Luxury Accommodations',
        '25 fully furnished villas',
        'Restaurant Services',
        'Relaxation & Entertainment',
        'Outdoor terrace and bar',
        'Special Occasions',
        'Event and conference venue',
      ],
      buttons: [
        'Previous slide',
        'Next slide',
        'Go to slide 1',
        'Go to slide 2',
        'Go to slide 3',
        'Go to slide 4',
      ],
    },
  ],
  '2.6 travel tips': [
    {
      page: '/',
      part: 'Local Travel Tips',
      buttons: [
        'All Tips',
        'Attractions',
        'Weather',
        'Transport',
        'Dining',
        'Shopping',
        'Culture',
        'Safety',
        'Show Less',
      ],
      lines: [
        'Rated',
        '4.6 / 5',
        'Lake Mburo National Park',
        'About 30 km from Mbarara',
        'Early morning, 6–8 AM',
        '$40 entrance (foreign non-residents, a day)',
        'Dry seasons: December–February and June–August',
        'It rains March–May and September–November; the hills are greenest just after.',
        '20–28°C by day, all year round.',
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
  '2.11 villas': [
    {
      page: '/villas',
      part: 'Why Choose Us',
      lines: ['Free WiFi', 'Air Conditioning', 'Private Bathrooms', 'Restaurant'],
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

describe.for(Object.entries(WORDS))('visitor-site %s', ([, all]) => {
  test.for(all.map((held) => ({ ...held, where: held.part ?? 'the page' })))(
    '$page, $where',
    async (held, { open }) => {
      const page = await open(held.page)
      const part = held.part ? partOf(page, held.part) : page.body
      const lines = linesOf(part)
      expect(inTheirOrder(lines, held.lines ?? [])).toEqual(held.lines ?? [])
      const links = [...part.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')])
      expect(links).toEqual(expect.arrayContaining(held.links ?? []))
      const buttons = [...part.querySelectorAll('button')].map(
        (button) => button.getAttribute('aria-label') ?? textOf(button),
      )
      expect(inTheirOrder(buttons, held.buttons ?? [])).toEqual(held.buttons ?? [])
    },
  )
})

describe('the landing page', () => {
  test('shows of each slide title, subtitle, description, highlights and both buttons', async ({
    site,
    open,
  }) => {
    const slides: HeroSlide[] = (await site.inject({ url: '/api/hero-slides' })).json()
    expect(slides).toHaveLength(4)
    const page = await open('/')
    for (const slide of slides) {
      const shown = [...page.querySelectorAll('h2')].find((heading) => textOf(heading) === slide.title)
      const lines = linesOf(shown?.parentElement as NonNullable<typeof shown>)
      expect(lines).toEqual([
        slide.subtitle,
        slide.title,
        slide.description,
        ...(slide.featureHighlights ?? []),
        slide.buttonText,
        'Contact Us',
      ])
      const links = [...(shown?.parentElement?.querySelectorAll('a') ?? [])]
      expect(links.map((link) => link.getAttribute('href'))).toEqual([slide.buttonUrl, '/contact'])
    }
  })

  test('shows of each category what a guest compares', async ({ site, open }) => {
    const categories: Category[] = (await site.inject({ url: '/api/villa-categories' })).json()
    expect(categories).toHaveLength(7)
    const cards = [...(await open('/')).querySelectorAll('article')].map(linesOf)
    expect(cards).toEqual(
      categories.map((category) => [
        ...(category.badge ? [category.badge] : []),
        category.name,
        `from ${dollars(category.pricePerNight)} / night`,
        category.description,
        counted(category.maxGuests, 'guest'),
        counted(category.bedrooms, 'bedroom'),
        counted(category.bathrooms, 'bathroom'),
        'Pricing Options',
        'Bed and breakfast',
        dollars(category.pricePerNight),
        'Half board',
        'with breakfast and lunch',
        dollars(category.halfBoardPrice),
        'Full board',
        'with breakfast, lunch and dinner',
        dollars(category.fullBoardPrice),
        ...category.amenities.slice(0, 3),
        `+${category.amenities.length - 3} more`,
        'View Villas',
      ]),
    )
  })

  test('has seven tips, of which the important ones take turns', async ({ open }) => {
    const tips = partOf(await open('/'), 'Local Travel Tips')
    expect([...tips.querySelectorAll('h3')]).toHaveLength(7)
    expect(linesOf(tips)).toContain('1 of 3')
  })
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

/** Those of `wanted` that are found one after the other. */
function inTheirOrder(lines: readonly string[], wanted: readonly string[]): string[] {
  let from = 0
  return wanted.filter((line) => {
    const at = lines.indexOf(line, from)
    if (at >= 0) from = at + 1
    return at >= 0
  })
}

function dollars(price: string | null): string {
  return `$${Number(price).toFixed(0)}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
