import { wordsFor } from '@/web/admin-kit/resource-words'
import type { BADGE_COLORS } from '../contract'
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
  badgeColorHelp: 'The colour of the small label with its name.',
  sortOrder: 'Sort Order',
  sortOrderHelp: 'Where it stands among the others: 1 comes before 2.',
  isActive: 'Active',
  activeHelp: 'Visitors see active categories only',
  pricePerNight: 'Price per night',
  pricePerNightHelp:
    'US dollars for a night with breakfast, such as 75. A villa of the category may have its own.',
  halfBoardPrice: 'Half board price',
  halfBoardPriceHelp:
    'US dollars for a night with breakfast and lunch, such as 95. Left empty, half board is not sold.',
  fullBoardPrice: 'Full board price',
  fullBoardPriceHelp:
    'US dollars for a night with all meals, such as 115. Left empty, full board is not sold.',
  includedGuests: 'Guests that the price includes',
  includedGuestsHelp: 'Left empty, as Property Facts say',
  extraAdultPrice: 'Each further adult, a night',
  extraAdultPriceHelp: 'Left empty, as Property Facts say; children are priced there',
  maxGuests: 'Max Guests',
  maxGuestsHelp: 'How many may sleep there, children included.',
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

export const badgeColorNames = {
  green: 'green',
  orange: 'orange',
  blue: 'blue',
  purple: 'purple',
} as const satisfies Record<(typeof BADGE_COLORS)[number], string>

export const bedKindNames = {
  king: 'King beds',
  queen: 'Queen beds',
  double: 'Double beds',
  'three-quarter': 'Three-quarter beds',
  single: 'Single beds',
  bunk: 'Bunk beds',
  sofa: 'Sofa beds',
} as const satisfies Record<BedKind, string>
