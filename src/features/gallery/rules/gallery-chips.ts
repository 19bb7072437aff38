/** The filter chips in their order (docs/decisions/product-rules.md). */
export const GALLERY_CHIPS = [
  'all',
  'accommodations',
  'villas',
  'dining',
  'activities',
  'events',
  'property',
  'adventures',
] as const

export type GalleryChip = (typeof GALLERY_CHIPS)[number]

export function isGalleryChip(text: unknown): text is GalleryChip {
  return GALLERY_CHIPS.some((chip) => chip === text)
}
