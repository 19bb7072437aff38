import { type GalleryChip, isGalleryChip } from './gallery-chips'

export type GalleryView = 'grid' | 'list'

/** What the gallery's address may say; what it does not say is at its default: all pictures, as a grid. */
export type GallerySearch = { show?: Exclude<GalleryChip, 'all'>; view?: 'list' }

/** Reads an address's search parameters; what means nothing, or the default, is left out. */
export function readGallerySearch({ show, view }: Record<string, unknown>): GallerySearch {
  return {
    ...(isGalleryChip(show) && show !== 'all' && { show }),
    ...(view === 'list' && { view }),
  }
}
