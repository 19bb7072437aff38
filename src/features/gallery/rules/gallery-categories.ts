/** What a picture of the gallery shows (visitor-site 9: categories offered for content). */
export const GALLERY_CATEGORIES = [
  'villas',
  'dining',
  'facilities',
  'events',
  'exterior',
  'activities',
] as const

export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number]
