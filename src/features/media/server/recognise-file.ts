import type { FileType } from '../rules/file-types'

/** How many first bytes are enough to tell what a file is. */
export const HEAD_BYTES = 4096

/** Brands of the ISO base format that are films; others are sound (M4A) or pictures. */
const FILM_BRAND =
  /^(isom|iso[2-9]|mp4[12]|avc[1-4]|M4V[ HP]|MSNV|dash|mmp4|f4v |XAVC|hvc1|hev1|NDS[CHMPSX]|3g[p2].)$/
/** Those of pictures that may be HEIC, and how many bytes of brands are looked at. */
const PICTURE_BRAND = /^(heic|heix|mif1)$/
const MOST_BRANDS = 64
/** A QuickTime film without the later heading begins with one of these. */
const QUICKTIME_ATOM = /^(moov|mdat|wide|free|skip|pnot)$/

/** What a file is by its first bytes, whatever it is called; null for everything we do not take. */
export function recogniseFile(head: Buffer): FileType | null {
  const letters = (start: number, end: number) => head.toString('latin1', start, end)
  if (letters(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(letters(0, 6))) return 'gif'
  if (letters(0, 4) === 'RIFF')
    return letters(8, 12) === 'WEBP' ? 'webp' : letters(8, 12) === 'AVI ' ? 'avi' : null
  if (letters(0, 4) === '\x1a\x45\xdf\xa3') return recogniseMatroska(letters(4, HEAD_BYTES))
  if (letters(4, 8) === 'ftyp')
    return recogniseBrands(letters(8, 8 + Math.min(MOST_BRANDS, head.readUInt32BE(0))))
  return QUICKTIME_ATOM.test(letters(4, 8)) ? 'mov' : null
}

/** The first brand names the file; one of pictures in general says further on what they are made of. */
function recogniseBrands(brands: string): FileType | null {
  const first = brands.slice(0, 4)
  if (first === 'qt  ') return 'mov'
  if (FILM_BRAND.test(first)) return 'mp4'
  return PICTURE_BRAND.test(first) && /hei[cx]/.test(brands) ? 'heic' : null
}

/** The heading names its kind in the element 0x4282, after one byte of length. */
function recogniseMatroska(heading: string): FileType | null {
  const kind = /\x42\x82[\x80-\xff](webm|matroska)/.exec(heading)?.[1]
  if (kind === 'webm') return 'webm'
  return kind === 'matroska' ? 'mkv' : null
}
