import { wordsFor } from '@/web/admin-kit/resource-words'
import type { GalleryCategory } from '../rules/gallery-categories'

/** What staff choose from (agreed wording, docs/decisions/wording.md). */
export const STAFF_CATEGORIES: Record<GalleryCategory, string> = {
  villas: 'Villas & Accommodations',
  dining: 'Dining Experiences',
  facilities: 'Facilities & Amenities',
  events: 'Events & Celebrations',
  exterior: 'Property & Grounds',
  activities: 'Activities & Adventures',
}

/** Words of the staff's gallery (agreed wording, docs/decisions/wording.md: tabs, 'Add URL', empty states and failures are literal). */
export const galleryAdminText = {
  ...wordsFor('gallery image', {
    add: 'Add URL',
    edit: 'Edit Image',
    empty: 'No images found. Add your first image to get started.',
    confirmDelete: 'Are you sure you want to delete this image?',
  }),
  noMatch: 'No images match the current filter.',
}

export const galleryScreenText = {
  tabs: 'Pictures and videos',
  images: (count?: number) => withCount('Gallery Images', count),
  tours: (count?: number) => withCount('Video Tours', count),
  uploadInto: 'New pictures go under',
} as const

export const galleryFields = {
  title: 'Title',
  description: 'Description',
  imageUrl: 'Image URL',
  category: 'Category',
  isVisible: 'Visible',
  visibleHelp: 'Visitors see visible pictures only',
  sortOrder: 'Sort Order',
  sortOrderHelp: 'Where it stands among the others: 1 comes before 2.',
} as const

/** Without the count until it is known. */
function withCount(title: string, count: number | undefined): string {
  return count === undefined ? title : `${title} (${count})`
}
