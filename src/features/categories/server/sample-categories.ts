import { samplePicture } from '@/features/media/sample'
import type { villaCategories } from './table'

const SERVICES = [
  'Breakfast',
  'Free WiFi',
  'Daily housekeeping',
  '24/7 front desk',
  'Room service',
  'Parking',
  'Security',
]

const BASICS = ['Air conditioning', 'Private bathroom with hot water', 'Mosquito nets', 'Television']

/** Name of a sample category, by which the sample villas point to it. */
export type SampleCategoryName =
  | 'Garden Studio'
  | 'Deluxe Villa'
  | 'Terrace Villa'
  | 'Executive Villa'
  | 'Honeymoon Villa'
  | 'Family Villa'
  | 'Residence'

export const sampleCategories: (typeof villaCategories.$inferInsert & { name: SampleCategoryName })[] = [
  {
    name: 'Garden Studio',
    description:
      'One bright room with its own front door, a step away from the banana garden. A big bed, a small desk, a kettle that is always within reach: everything a traveller needs and nothing to dust around.',
    imageUrl: samplePicture('bedroom-forest-breeze'),
    pricePerNightCents: 5_500,
    halfBoardPriceCents: 7_300,
    fullBoardPriceCents: 9_100,
    maxGuests: 2,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: 28,
    balconies: 0,
    includedServices: SERVICES,
    amenities: [...BASICS, 'Queen bed', 'Tea and coffee corner', 'Garden access'],
    features: ['Own entrance', 'Ground or first floor'],
    badge: 'Best Value',
    badgeColor: 'green',
    sortOrder: 1,
  },
  {
    name: 'Deluxe Villa',
    description:
      'The villa most of our guests come back to: a bedroom with a proper sitting corner, a table for two by the window, and enough quiet to sleep past the first cockerel.',
    imageUrl: samplePicture('rose-villa'),
    pricePerNightCents: 6_500,
    halfBoardPriceCents: 8_300,
    fullBoardPriceCents: 10_100,
    maxGuests: 2,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: 34,
    balconies: 1,
    includedServices: SERVICES,
    amenities: [...BASICS, 'King bed', 'Sitting corner', 'Tea and coffee corner', 'Balcony or porch'],
    features: ['Own entrance', 'Room for a baby cot'],
    badge: 'Most Popular',
    badgeColor: 'orange',
    sortOrder: 2,
  },
  {
    name: 'Terrace Villa',
    description:
      'A villa that lives outdoors. Wide doors open to your own terrace, where breakfast may take all morning and the hills do the talking in the evening. Sleeps a third guest with ease.',
    imageUrl: samplePicture('village-view'),
    pricePerNightCents: 7_500,
    halfBoardPriceCents: 9_900,
    fullBoardPriceCents: 12_300,
    maxGuests: 3,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: 40,
    balconies: 1,
    includedServices: SERVICES,
    amenities: [...BASICS, 'King bed and a single bed', 'Private terrace', 'Mini fridge', 'Outdoor table'],
    features: ['Own entrance', 'Evening light'],
    badge: 'Evening Light',
    badgeColor: 'orange',
    sortOrder: 3,
  },
  {
    name: 'Executive Villa',
    description:
      'For weeks with work in them. A separate room to think in, a desk that takes two laptops, a guest washroom for whoever drops by, and a door you can close on all of it at six.',
    imageUrl: samplePicture('living-room'),
    pricePerNightCents: 8_500,
    halfBoardPriceCents: 10_500,
    fullBoardPriceCents: 12_500,
    maxGuests: 2,
    bedrooms: 1,
    bathrooms: 1.5,
    roomSize: 46.5,
    balconies: 1,
    includedServices: [...SERVICES, 'Laundry on request'],
    amenities: [...BASICS, 'King bed', 'Work desk', 'Separate sitting room', 'Mini fridge', 'Guest washroom'],
    features: ['Own entrance', 'Close to the conference hall'],
    badge: 'For Business',
    badgeColor: 'blue',
    sortOrder: 4,
  },
  {
    name: 'Honeymoon Villa',
    description:
      'A first-floor hideaway for two with a four-poster bed and a balcony nobody overlooks. Tell us what you are celebrating and we will see to the flowers.',
    imageUrl: samplePicture('bedroom'),
    pricePerNightCents: 9_500,
    halfBoardPriceCents: 11_700,
    fullBoardPriceCents: 13_900,
    maxGuests: 2,
    bedrooms: 1,
    bathrooms: 1,
    roomSize: 42,
    balconies: 1,
    includedServices: [...SERVICES, 'Breakfast on the balcony'],
    amenities: [
      ...BASICS,
      'Four-poster king bed',
      'Private balcony',
      'Mini fridge',
      'Candlelight supper on request',
    ],
    features: ['Own entrance', 'First floor'],
    badge: 'Romantic',
    badgeColor: 'purple',
    sortOrder: 5,
  },
  {
    name: 'Family Villa',
    description:
      'Two bedrooms, a kitchenette and a sitting room big enough for a sulk and a board game at once. Children have the garden; parents have the view of the children.',
    imageUrl: samplePicture('la-familiar'),
    pricePerNightCents: 12_000,
    halfBoardPriceCents: 15_600,
    fullBoardPriceCents: 19_200,
    maxGuests: 5,
    bedrooms: 2,
    bathrooms: 1.5,
    roomSize: 64,
    balconies: 1,
    includedServices: SERVICES,
    amenities: [
      ...BASICS,
      'One king bed and three singles',
      'Kitchenette',
      'Sitting room',
      'Garden access',
      'Baby cot on request',
    ],
    features: ['Own entrance', 'Next to the garden'],
    badge: 'Family Favourite',
    badgeColor: 'green',
    sortOrder: 6,
  },
  {
    name: 'Residence',
    description:
      'The whole house: three bedrooms around a dining table for eight, a kitchen you will actually cook in, and a veranda for the long stories. For wedding parties, teams and families who travel together.',
    imageUrl: samplePicture('sundowner'),
    pricePerNightCents: 16_500,
    halfBoardPriceCents: 21_300,
    fullBoardPriceCents: 26_100,
    maxGuests: 6,
    bedrooms: 3,
    bathrooms: 2.5,
    roomSize: 98,
    balconies: 2,
    includedServices: [...SERVICES, 'Laundry on request'],
    amenities: [
      ...BASICS,
      'Three bedrooms',
      'Full kitchen',
      'Dining table for eight',
      'Veranda',
      'Washing machine',
    ],
    features: ['Own entrance', 'Parking at the door'],
    badge: 'For Groups',
    badgeColor: 'purple',
    sortOrder: 7,
  },
]
