/** What a picture of a villa's gallery begins with (docs/decisions/product-rules.md). */
export function newVillaImage(
  villaId: number,
  image: { imageUrl: string; altText: string | null },
  at: Place,
) {
  return { villaId, ...image, caption: '', sortOrder: at.sortOrder, isMain: at.isFirst }
}

/** Where a new picture stands in its gallery; the first of all is the main one. */
type Place = { sortOrder: number; isFirst: boolean }

/** The place after a move up or down: one less or more, never under 0 (docs/decisions/product-rules.md). */
export function movedPlace(sortOrder: number, step: -1 | 1): number {
  return Math.max(0, sortOrder + step)
}
