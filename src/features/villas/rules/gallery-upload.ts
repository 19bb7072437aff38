import { typeByName } from '@/features/media/rules/file-types'

/** What a villa's gallery takes in one upload (docs/decisions/product-rules.md). */
export const GALLERY_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const
export const GALLERY_BYTES = 10 * 1024 * 1024

export type GalleryRefusal = 'too-many' | 'wrong-type' | 'too-large'

/** Why files dropped on a villa's gallery are refused; null when they are not. */
export function refuseFiles(
  files: readonly { name: string; type: string; size: number }[],
): GalleryRefusal | null {
  const [file, ...more] = files
  if (more.length > 0) return 'too-many'
  // Most browsers know no type for HEIC.
  const isKnown =
    file && ((GALLERY_TYPES as readonly string[]).includes(file.type) || typeByName(file.name) === 'heic')
  if (!isKnown) return 'wrong-type'
  return file.size > GALLERY_BYTES ? 'too-large' : null
}

/** The record an upload makes by itself (docs/decisions/product-rules.md). */
export function recordOfUpload(villaId: number, imageUrl: string, fileName: string, imagesThereAre: number) {
  return {
    villaId,
    imageUrl,
    altText: fileName,
    caption: '',
    sortOrder: imagesThereAre,
    isMain: imagesThereAre === 0,
  }
}

/** The place after a move up or down: one less or more, never under 0 (docs/decisions/product-rules.md). */
export function movedPlace(sortOrder: number, step: -1 | 1): number {
  return Math.max(0, sortOrder + step)
}
