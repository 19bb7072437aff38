import { wordsFor } from '@/web/admin-kit/resource-words'
import type { SiteGap } from '../rules/site-gaps'

/** Words of the staff's villas (agreed wording, docs/decisions/wording.md: columns, tabs, confirm and toasts are literal). */
export const villasAdminText = wordsFor('villa', { add: 'Add New Villa', explains: ['update'] })

export const villaColumns = {
  name: 'Name',
  category: 'Category',
  building: 'Building',
  room: 'Room #',
  pricing: 'Pricing',
  specifications: 'Specifications',
  status: 'Status',
  available: 'Available',
  unavailable: 'Unavailable',
  draft: 'Draft',
  featured: 'Featured',
  base: 'Base',
  half: 'Half',
  full: 'Full',
  noPrice: 'N/A',
  specs: (guests: number, bedrooms: number, bathrooms: number) =>
    `${guests} ${guests === 1 ? 'guest' : 'guests'}, ${bedrooms} BR, ${bathrooms} BA`,
  roomSize: (squareMetres: number) => `${squareMetres} m²`,
} as const

export const villaTabs = {
  basic: 'Basic Info',
  location: 'Location',
  pricing: 'Pricing',
  specifications: 'Specifications',
} as const

export const villaNotes = {
  noCategory: 'Choose a category under Basic Info and this villa takes over what is left empty here.',
  prices: (category: string) => `Prices of ${category}, where a field below is empty`,
  specs: (category: string) => `Specifications of ${category}, where a field below is empty`,
} as const

/** What a villa lacks to be on the website, and what to do. */
export const siteGaps = {
  website: 'Website',
  shown: 'On the website',
  missing: 'Not on the website',
  partly: 'Not in a category',
  title: (gaps: readonly SiteGap[]) =>
    gaps.includes('price')
      ? 'Visitors do not see this villa'
      : 'Visitors do not see this villa on the pages of villas',
  todo: {
    price: 'It has no price: give it a base price, or its category a price per night.',
    category: 'It has no category: choose one under Basic Info.',
    'hidden-category': 'Its category is not active: make that active, or choose another.',
  } satisfies Record<SiteGap, string>,
} as const

export const villaFields = {
  name: 'Name',
  slug: 'Slug',
  slugHelp: 'The part of its address; left empty it is made from the name',
  category: 'Category',
  shortDescription: 'Short description',
  shortDescriptionHelp: 'One sentence about the villa.',
  description: 'Full description',
  mainImage: 'Main picture',
  mainImageHelp: 'Left empty, the main picture of its gallery, or the category’s',
  seoTitle: 'Title for search engines',
  seoTitleHelp: 'The line that Google and others show for its page.',
  seoDescription: 'Description for search engines',
  seoDescriptionHelp: 'The text below that line, one or two sentences.',
  building: 'Building',
  roomNumber: 'Room number',
  floor: 'Floor',
  place: 'Place on the map of the grounds',
  placeHelp:
    'Press or drag on the map, or type how far from its left and upper edge; left empty, the villa is named under the map',
  basePrice: 'Base price',
  basePriceHelp: 'US dollars for a night with breakfast, such as 75; left empty, the price of its category.',
  halfBoardPrice: 'Half board price',
  halfBoardPriceHelp:
    'US dollars for a night with breakfast and lunch, such as 95; left empty, that of its category.',
  fullBoardPrice: 'Full board price',
  fullBoardPriceHelp: 'US dollars for a night with all meals, such as 115; left empty, that of its category.',
  weekendPrice: 'Weekend price',
  weekendHelp: 'Friday, Saturday and Sunday nights; left empty, a fifth more than the base price',
  seasonalPrice: 'Seasonal price',
  seasonalPriceHelp: 'US dollars for a night of a season that names no price of its own.',
  maxGuests: 'Max guests',
  maxGuestsHelp: 'How many may sleep there, children included; left empty, as its category says.',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  roomSize: 'Room size (m²)',
  balconies: 'Balconies',
  beds: 'Beds',
  bedsHelp: 'How many of each; left empty, those of the category',
  view: 'View',
  viewHelp: 'What is seen from it, in a few words; left empty, as its category says',
  kitchen: 'What the kitchen has',
  kitchenHelp: 'One a line; left empty, that of the category',
  amenities: 'Amenities',
  amenitiesHelp: 'One a line; left empty, those of the category',
  isPublished: 'Published',
  publishedHelp: 'A draft is seen by staff alone, who may book it',
  isAvailable: 'Available for Booking',
  availableHelp: 'Switched off, guests cannot book it.',
  isFeatured: 'Featured Villa',
  featuredHelp: 'Marked ‘Featured’ in the list of villas.',
  sortOrder: 'Sort Order',
  sortOrderHelp: 'Where it stands among the others: 1 comes before 2.',
} as const

export const villaPlace = {
  here: 'here',
  axis: { x: 'From the left (25 to 375)', y: 'From the top (25 to 535)' },
  remove: 'Take it off the map',
} as const
