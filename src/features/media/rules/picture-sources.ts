/** Formats a picture is kept in, best first; JPEG is for those who know no other. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/**
 * Widths in pixels a picture is kept in, up to its own. Addresses that are stored count on them: another list
 * needs another folder than /uploads/pictures.
 */
const WIDTHS = [400, 800, 1200, 1920] as const

export const LARGEST_WIDTH = 1920

/**
 * `/uploads/pictures/{name}-{width}x{height}/{width}.jpg`: the folder says how large the picture is. The pictures that
 * come with the site are kept in the same way, under /api/assets.
 */
const ADDRESS =
  /^(\/(?:uploads\/pictures|api\/assets)\/[a-z0-9-]+-(\d{1,4})x(\d{1,5}))\/\d{1,4}\.(?:avif|webp|jpg)$/

export type PictureSources = {
  width: number
  height: number
  /** One line a format that browsers may choose, best first. */
  sources: { type: string; srcSet: string }[]
  /** For browsers that know none of them: JPEG. */
  srcSet: string
}

/** The folder of a new picture. `name` is random, small letters and digits; width and height are those it is kept in. */
export function pictureFolder(name: string, width: number, height: number): string {
  return `pictures/${name}-${width}x${height}`
}

/** The widths a picture of this width is kept in, smallest first; its own is the last. */
export function widthsUpTo(width: number): number[] {
  return [...WIDTHS.filter((step) => step < width), width]
}

/** Every address a picture can be asked for in, read out of any one of them; null for pictures in one size only. */
export function findPictureSources(address: string): PictureSources | null {
  const [, folder, width, height] = ADDRESS.exec(address) ?? []
  if (!folder) return null
  const widths = widthsUpTo(Number(width))
  const srcSet = (format: PictureFormat) =>
    widths.map((step) => `${folder}/${step}.${format} ${step}w`).join(', ')
  return {
    width: Number(width),
    height: Number(height),
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    srcSet: srcSet('jpg'),
  }
}

/** The smallest kept JPEG of a picture that is at least `width` pixels wide, for lists; other addresses as they are. */
export function pictureAtWidth(address: string, width: number): string {
  const [, folder, own] = ADDRESS.exec(address) ?? []
  if (!folder) return address
  const step = widthsUpTo(Number(own)).find((kept) => kept >= width) ?? own
  return `${folder}/${step}.jpg`
}
