import { defineWords } from '@/kernel/words'
import type { GalleryCategory } from './rules/gallery-categories'
import type { GalleryChip } from './rules/gallery-chips'

export const chips: Record<GalleryChip, string> = defineWords('gallery.chips', {
  all: 'All',
  accommodations: 'Accommodations',
  villas: 'Villas',
  dining: 'Dining',
  activities: 'Activities',
  events: 'Events',
  property: 'Property',
  adventures: 'Adventures',
})

export const categories: Record<GalleryCategory, string> = defineWords('gallery.categories', {
  villas: 'Villas',
  dining: 'Dining',
  facilities: 'Facilities',
  events: 'Events',
  exterior: 'Outside',
  activities: 'Activities',
})

/** Words of the gallery (agreed wording, docs/decisions/wording.md: both empty states are literal). */
export const galleryText = defineWords('gallery.galleryText', {
  title: 'Gallery',
  headline: 'Look around before you arrive',
  intro:
    'The villas, the table, the gardens, and the hills that stand around them: leaf through at your own pace.',
  pictures: (count: number) => (count === 1 ? 'picture' : 'pictures'),
  videos: (count: number) => (count === 1 ? 'video tour' : 'video tours'),
  categoriesCount: 'categories',
  chips,
  categories,
  picturesTitle: 'Pictures',
  filter: 'Show pictures of',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  open: 'Open picture:',
  shown: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} shown`,
  loading: 'Loading pictures',
  empty: 'No images found in this category.',
  emptyHelp: 'Pictures come and go with the seasons. The other categories have some to show.',
  showAll: 'Show all pictures',
  failed: 'The pictures could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  notOpened: 'This could not be opened',
} as const)

export const toursText = defineWords('gallery.toursText', {
  title: 'Virtual tours',
  intro: 'Walk through without getting up. A video starts when you press play, and not before.',
  loading: 'Loading video tours',
  empty: 'Video Content Coming Soon',
  emptyHelp: 'Until then, the pictures above show every corner.',
  failed: 'The video tours could not be loaded',
  place: (place: number, total: number) => `Video ${place} of ${total}`,
  previous: 'Previous video',
  next: 'Next video',
  close: 'Close video',
} as const)
