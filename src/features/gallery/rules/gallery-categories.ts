/** What a picture of the gallery shows (docs/decisions/product-rules.md). */
export const GALLERY_CATEGORIES = [
  'villas',
  'dining',
  'facilities',
  'events',
  'exterior',
  'activities',
] as const

export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number]
