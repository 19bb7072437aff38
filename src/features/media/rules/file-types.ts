/** What may be uploaded, and how we call it once we have looked inside (docs/decisions/product-rules.md). */
export const IMAGE_TYPES = ['jpeg', 'png', 'gif', 'webp', 'heic'] as const
export const VIDEO_TYPES = ['mp4', 'mov', 'avi', 'mkv', 'webm'] as const

export type ImageType = (typeof IMAGE_TYPES)[number]
export type VideoType = (typeof VIDEO_TYPES)[number]
export type FileType = ImageType | VideoType

export const MEDIA_KINDS = ['image', 'video'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

const MB = 1024 * 1024

type UploadRule = { types: readonly FileType[]; maxBytes: number }

/** What each place takes (docs/decisions/product-rules.md); the server and the browser hold to the same. */
export const UPLOAD_RULES = {
  general: { types: [...IMAGE_TYPES, ...VIDEO_TYPES], maxBytes: 50 * MB },
  image: { types: IMAGE_TYPES, maxBytes: 50 * MB },
  video: { types: VIDEO_TYPES, maxBytes: 50 * MB },
  villa: { types: IMAGE_TYPES, maxBytes: 10 * MB },
  hero: { types: ['jpeg', 'png', 'webp', 'heic'], maxBytes: 10 * MB },
  thumbnail: { types: IMAGE_TYPES, maxBytes: 5 * MB },
} as const satisfies Record<string, UploadRule>

export const UPLOAD_PURPOSES = ['general', 'image', 'video', 'villa', 'hero', 'thumbnail'] as const

export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

const BY_ENDING: Record<string, FileType> = { jpg: 'jpeg', jpe: 'jpeg', heif: 'heic', m4v: 'mp4', qt: 'mov' }

export function kindOf(type: FileType): MediaKind {
  return (IMAGE_TYPES as readonly string[]).includes(type) ? 'image' : 'video'
}

/** The types a place takes. */
export function typesFor(purpose: UploadPurpose): readonly FileType[] {
  return UPLOAD_RULES[purpose].types
}

/** What a file's name says it is; null when it says nothing we take. A hint for people: the server looks inside. */
export function typeByName(name: string): FileType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const known = [...IMAGE_TYPES, ...VIDEO_TYPES].find((type) => type === ending)
  return known ?? BY_ENDING[ending] ?? null
}

const ENDINGS: Partial<Record<FileType, string[]>> = { jpeg: ['.jpg', '.jpeg'], heic: [] }

/** Value of a file input's `accept`. Without HEIC, so that phones send a JPEG they make of it, which may be larger. */
export function acceptFor(purpose: UploadPurpose): string {
  return typesFor(purpose)
    .flatMap((type) => ENDINGS[type] ?? [`.${type}`])
    .join(',')
}
