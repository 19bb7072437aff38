import type { GalleryCategory } from './gallery-categories'
import type { GalleryChip } from './gallery-chips'

/** Which of the six content categories a chip shows (docs/decisions/product-rules.md). */
const SHOWN: Record<Exclude<GalleryChip, 'all'>, readonly GalleryCategory[]> = {
  accommodations: ['villas', 'facilities'],
  villas: ['villas'],
  dining: ['dining'],
  activities: ['activities'],
  events: ['events'],
  property: ['exterior', 'facilities'],
  adventures: ['activities', 'exterior'],
}

/** The pictures a chip shows, in the order they came. */
export function imagesUnder<Image extends { category: GalleryCategory }>(
  chip: GalleryChip,
  images: readonly Image[],
): readonly Image[] {
  return chip === 'all' ? images : images.filter(({ category }) => SHOWN[chip].includes(category))
}
