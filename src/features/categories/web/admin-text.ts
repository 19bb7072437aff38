import { wordsFor } from '@/web/admin-kit/resource-words'
import type { BedKind } from '../rules/beds'

/** Words of the staff's categories (agreed wording, docs/decisions/wording.md: empty state, confirm and toasts are literal). */
export const categoriesAdminText = wordsFor('category', {
  add: 'Add New Category',
  empty: 'No categories found. Create your first category to get started.',
  explains: ['create', 'update'],
})

export const categoryColumns = {
  name: 'Name',
  image: 'Image',
  basePrice: 'Base Price',
  maxGuests: 'Max Guests',
  rooms: 'Rooms',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  noPrice: 'N/A',
  bedrooms: (count: number) => `${count} BR`,
  bathrooms: (count: number) => `${count} BA`,
} as const

export const categoryGroups = {
  basic: 'Basic Information',
  pricing: 'Pricing (USD)',
  rooms: 'Room Specifications',
  image: 'Category Image',
} as const

export const categoryFields = {
  name: 'Name',
  description: 'Description',
  badge: 'Badge',
  badgeHelp: 'A word or two on the picture, such as Popular',
  badgeColor: 'Badge colour',
  sortOrder: 'Sort Order',
  isActive: 'Active',
  activeHelp: 'Visitors see active categories only',
  pricePerNight: 'Price per night',
  halfBoardPrice: 'Half board price',
  fullBoardPrice: 'Full board price',
  includedGuests: 'Guests that the price includes',
  includedGuestsHelp: 'Left empty, as Property Facts say',
  extraAdultPrice: 'Each further adult, a night',
  extraAdultPriceHelp: 'Left empty, as Property Facts say; children are priced there',
  maxGuests: 'Max Guests',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  roomSize: 'Room size (m²)',
  balconies: 'Balconies',
  beds: 'Beds',
  bedsHelp: 'How many of each; a bunk bed sleeps two',
  view: 'View',
  viewHelp: 'What is seen from it, in a few words',
  kitchen: 'What the kitchen has',
  includedServices: 'Included services',
  amenities: 'Amenities',
  features: 'Features',
  image: 'Category Image',
} as const

export const bedKindNames = {
  king: 'King beds',
  queen: 'Queen beds',
  double: 'Double beds',
  'three-quarter': 'Three-quarter beds',
  single: 'Single beds',
  bunk: 'Bunk beds',
  sofa: 'Sofa beds',
} as const satisfies Record<BedKind, string>
