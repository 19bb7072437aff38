import { expect, test } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { pageHead } from './page-head'
import { createQueryClient } from './query-client'
import {
  describeArticle,
  describeBreadcrumbs,
  describeEvent,
  describeHotel,
  writeStructuredData,
} from './structured-data'

const SITE = 'https://villas.example'
const room = {
  name: 'Garden Studio',
  description: 'For two',
  imageUrl: '/api/assets/garden.jpg',
  maxGuests: 2,
  bedrooms: 1,
  bathrooms: 1,
  roomSize: 28,
  amenities: ['Kettle'],
  pricePerNight: '65.00',
}
const event = {
  title: 'Live Band Friday',
  description: null,
  imageUrl: null,
  startDate: '2027-05-07',
  endDate: null,
  startTime: null,
  endTime: null,
  location: 'Terrace and bar',
  capacity: 80,
  price: '10.00',
}

test('the hotel is told with its hours on a 24-hour clock, its rooms and what a night costs', () => {
  expect(
    describeHotel(SITE, sampleFacts, [room, { ...room, name: 'Villa', pricePerNight: null }]),
  ).toMatchObject({
    '@type': 'Hotel',
    name: sampleFacts.name,
    checkinTime: '14:00:00',
    checkoutTime: '12:00:00',
    address: { addressLocality: 'Mbarara', addressCountry: 'Uganda' },
    containsPlace: [{ '@type': 'HotelRoom', name: 'Garden Studio' }, { name: 'Villa' }],
    makesOffer: [
      {
        itemOffered: { '@id': `${SITE}/#garden-studio` },
        priceSpecification: { price: '65.00', priceCurrency: 'USD' },
      },
    ],
  })
})

test('guests rate a hotel only where there are published reviews', () => {
  expect(describeHotel(SITE, sampleFacts, [])).not.toHaveProperty('aggregateRating')
  expect(describeHotel(SITE, sampleFacts, [], { average: 4.6, count: 7 })).toMatchObject({
    aggregateRating: { ratingValue: '4.6', reviewCount: 7, bestRating: 5 },
  })
})

test('an event of one day ends on it, and one without a price makes no offer', () => {
  expect(describeEvent(SITE, sampleFacts, event)).toMatchObject({
    startDate: '2027-05-07',
    endDate: '2027-05-07',
    location: { name: 'Terrace and bar', containedInPlace: { '@type': 'Hotel' } },
    offers: { price: '10.00', priceCurrency: 'USD' },
  })
  expect(describeEvent(SITE, sampleFacts, { ...event, price: null })).not.toHaveProperty('offers')
})

test('an event with hours says them, and one past midnight ends on the day after', () => {
  const party = { ...event, startTime: '18:00', endTime: '02:00' }
  expect(describeEvent(SITE, sampleFacts, party)).toMatchObject({
    startDate: '2027-05-07T18:00',
    endDate: '2027-05-08T02:00',
  })
  expect(
    describeEvent(SITE, sampleFacts, { ...party, endDate: '2027-05-09', endTime: '23:00' }),
  ).toMatchObject({
    endDate: '2027-05-09T23:00',
  })
  expect(describeEvent(SITE, sampleFacts, { ...party, endTime: null })).toMatchObject({
    startDate: '2027-05-07T18:00',
    endDate: '2027-05-07',
  })
})

test('an article names its day, its length and the hotel that publishes it', () => {
  const article = {
    title: 'A day at the lake',
    description: 'Zebras',
    path: '/blog/a-day',
    image: '/api/assets/a.jpg',
    date: '2026-02-03',
    author: 'The team',
    section: 'Travel',
    words: 600,
  }
  expect(describeArticle(SITE, sampleFacts, article)).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: `${SITE}/blog/a-day`,
    image: `${SITE}/api/assets/a.jpg`,
    datePublished: '2026-02-03',
    wordCount: 600,
    publisher: { name: sampleFacts.name },
  })
})

test('breadcrumbs count from one', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ]
  expect(describeBreadcrumbs(SITE, trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${SITE}/blog` },
  ])
})

test('words that staff typed cannot break out of the script they stand in', () => {
  const written = writeStructuredData(
    describeEvent(SITE, sampleFacts, { ...event, title: '</script><script>alert(1)</script>' }),
  )
  expect(written).not.toContain('<')
  expect(JSON.parse(written).name).toBe('</script><script>alert(1)</script>')
})

const context = {
  queryClient: createQueryClient(async () => undefined),
  today: '2027-03-10',
  siteUrl: SITE,
  languages: ['en' as const],
}
const words = { title: 'Gallery', description: 'Pictures', path: '/gallery' }

test('a page shares its photograph, and the hotel’s picture in place of a drawing', () => {
  const shared = (image?: string) =>
    pageHead(context, { ...words, ...(image && { image }) }).meta.find(
      (tag) => 'property' in tag && tag.property === 'og:image',
    )
  expect(shared('/uploads/a.jpg')).toMatchObject({ content: `${SITE}/uploads/a.jpg` })
  expect(shared('https://pictures.example/a.jpg')).toMatchObject({
    content: 'https://pictures.example/a.jpg',
  })
  for (const drawing of [undefined, '/api/assets/gate.svg', '/api/placeholder/800/600'])
    expect(shared(drawing)).toMatchObject({ content: `${SITE}/api/assets/share.jpg` })
})

test('a picture that comes with the site is shared in the shape messengers show, and says so', () => {
  const { meta } = pageHead(context, { ...words, image: '/api/assets/gate-1600x900/1600.jpg' })
  const told = Object.fromEntries(
    meta.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])),
  )
  expect(told).toMatchObject({
    'og:image': `${SITE}/api/assets/gate-1600x900/share.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  })
})

test('only a page that asks for it stays out of search engines', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(pageHead(context, words).meta).not.toContainEqual(noindex)
  expect(pageHead(context, { ...words, isIndexed: false }).meta).toContainEqual(noindex)
})

test('a long description ends after a whole word', () => {
  const described = (description: string) =>
    pageHead(context, { ...words, description }).meta.find(
      (tag) => 'name' in tag && tag.name === 'description',
    )
  const long = described(`${'Word, '.repeat(40)}end`)
  expect(long).toMatchObject({ content: expect.stringMatching(/^(Word, )+Word…$/) })
  expect(long && 'content' in long ? long.content.length : 0).toBeLessThanOrEqual(180)
  expect(described('Short.')).toMatchObject({ content: 'Short.' })
})
