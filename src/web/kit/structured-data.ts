import { readClockTime } from '@/kernel/clock-times'
import { addDays, toDay } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { defineWords } from '@/kernel/words'

/** Makers of schema.org descriptions; each takes what it tells of as plain values, so that it knows no feature. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [key: string]: unknown }

type HotelFacts = {
  name: string
  tagline: string
  phones: readonly string[]
  infoEmail: string
  address: string
  town: string
  country: string
  latitude: number
  longitude: number
  currency: string
  checkInTime: string
  checkOutTime: string
  paymentMethods: readonly string[]
  inclusions: readonly string[]
}

type RoomFacts = {
  name: string
  description: string | null
  imageUrl: string | null
  maxGuests: number
  bedrooms: number
  bathrooms: number
  roomSize: number | null
  amenities: readonly string[]
  /** Decimal text in the hotel's currency; null for a price on request. */
  pricePerNight: string | null
}

/** Published reviews of guests; left out while there are too few. */
type RatingFacts = { average: number; count: number }

type ArticleFacts = {
  title: string
  description: string
  path: string
  image: string
  /** yyyy-MM-dd */
  date: string
  author: string
  section: string
  words: number
}

type EventFacts = {
  title: string
  description: string | null
  imageUrl: string | null
  /** yyyy-MM-dd, both. */
  startDate: string
  endDate: string | null
  /** As `18:00`; those of a day's end are of the next day where they come before its start. */
  startTime: string | null
  endTime: string | null
  location: string | null
  capacity: number | null
  price: string | null
}

export const STRUCTURED_WORDS = defineWords('structured-data.STRUCTURED_WORDS', {
  offer: (room: string) => `${room}, bed and breakfast`,
} as const)

/** The hotel with its kinds of room, what a night in each costs, and how guests rate it. */
export function describeHotel(
  siteUrl: string,
  hotel: HotelFacts,
  rooms: readonly RoomFacts[],
  rating?: RatingFacts,
): StructuredData {
  return {
    ...describeOnEarth(siteUrl, hotel),
    '@context': 'https://schema.org',
    slogan: hotel.tagline,
    telephone: hotel.phones[0],
    email: hotel.infoEmail,
    image: under(siteUrl, '/api/assets/share.jpg'),
    checkinTime: toClock(hotel.checkInTime),
    checkoutTime: toClock(hotel.checkOutTime),
    currenciesAccepted: hotel.currency,
    paymentAccepted: hotel.paymentMethods.join(', '),
    amenityFeature: hotel.inclusions.map(describeAmenity),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average.toFixed(1),
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    containsPlace: rooms.map((room) => ({
      '@type': 'HotelRoom',
      '@id': roomId(siteUrl, room.name),
      name: room.name,
      ...(room.description && { description: room.description }),
      ...(room.imageUrl && { image: under(siteUrl, room.imageUrl) }),
      numberOfBedrooms: room.bedrooms,
      numberOfBathroomsTotal: room.bathrooms,
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxGuests, unitText: 'guests' },
      ...(room.roomSize && {
        floorSize: { '@type': 'QuantitativeValue', value: room.roomSize, unitCode: 'MTK' },
      }),
      // Among others a room is told of shortly; its own page says the rest.
      ...(rooms.length === 1 && { amenityFeature: room.amenities.map(describeAmenity) }),
    })),
    makesOffer: rooms
      .filter((room) => room.pricePerNight !== null)
      .map((room) => ({
        '@type': 'Offer',
        name: STRUCTURED_WORDS.offer(room.name),
        url: under(siteUrl, '/booking'),
        itemOffered: { '@id': roomId(siteUrl, room.name) },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: room.pricePerNight,
          priceCurrency: hotel.currency,
          unitCode: 'DAY',
        },
      })),
  }
}

/** One article of the blog, published by the hotel. */
export function describeArticle(siteUrl: string, hotel: HotelFacts, article: ArticleFacts): StructuredData {
  const publisher = describeOnEarth(siteUrl, hotel)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    mainEntityOfPage: under(siteUrl, article.path),
    image: under(siteUrl, article.image),
    datePublished: article.date,
    inLanguage: 'en',
    articleSection: article.section,
    wordCount: article.words,
    author: { '@type': 'Organization', name: article.author, url: siteUrl },
    publisher,
  }
}

/** One event at the hotel; a price of 0 is said, a missing one is not. */
export function describeEvent(siteUrl: string, hotel: HotelFacts, event: EventFacts): StructuredData {
  const venue = describeOnEarth(siteUrl, hotel)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    ...(event.description && { description: event.description }),
    ...(event.imageUrl && { image: under(siteUrl, event.imageUrl) }),
    ...describeTimes(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: event.location
      ? { '@type': 'Place', name: event.location, address: venue.address, containedInPlace: venue }
      : venue,
    organizer: { '@id': venue['@id'] },
    ...(event.capacity && { maximumAttendeeCapacity: event.capacity }),
    ...(event.price !== null && {
      offers: {
        '@type': 'Offer',
        price: event.price,
        priceCurrency: hotel.currency,
        url: under(siteUrl, '/events'),
      },
    }),
  }
}

/** From when to when it goes on, in the hotel's own time; without hours, its days. */
function describeTimes({ startDate, endDate, startTime, endTime }: EventFacts) {
  const last = endDate ?? startDate
  if (!startTime) return { startDate, endDate: last }
  const start = `${startDate}T${startTime}`
  if (!endTime) return { startDate: start, endDate: last }
  const end = endTime > startTime ? last : addDays(toDay(last), 1)
  return { startDate: start, endDate: `${end}T${endTime}` }
}

/** The way from the start to a page, the page itself last. */
export function describeBreadcrumbs(
  siteUrl: string,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: under(siteUrl, path),
    })),
  }
}

/** JSON for a script element: nothing in it can end the element or begin another. */
export function writeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function describeOnEarth(siteUrl: string, hotel: HotelFacts) {
  return {
    '@type': 'Hotel',
    '@id': `${siteUrl}/#hotel`,
    name: hotel.name,
    url: under(siteUrl, '/'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.town,
      addressCountry: hotel.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
  }
}

function describeAmenity(name: string) {
  return { '@type': 'LocationFeatureSpecification', name, value: true }
}

function roomId(siteUrl: string, name: string): string {
  return `${siteUrl}/#${encodeURIComponent(name.toLowerCase().replace(/\s+/g, '-'))}`
}

/** '2:00 PM' as '14:00:00'; words that are no such time stay as they are. */
function toClock(time: string): string {
  const minutes = readClockTime(time)
  if (minutes === null) return time
  return [Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join(':')
}

function under(siteUrl: string, address: string): string {
  return new URL(inLanguage(address), `${siteUrl}/`).href
}
