import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { LARGEST_WIDTH, type PictureFormat, widthsUpTo } from '../rules/picture-sources'
import { mediaText } from '../text'
import { decodeHeic, tagPng } from './decode-heic'

const MOST_MEGAPIXELS = 60
/** What decoding may hold at once of a picture that does not come row by row; transparency costs more again later. */
const MOST_HELD_MB = { opaque: 160, transparent: 80 }
const TALLEST = 2880
const PREVIEW_SIDE = 16
const PREVIEW_BYTES = 250
const PREVIEW_QUALITIES = [40, 20, 1]

const READING = {
  limitInputPixels: MOST_MEGAPIXELS * 1_000_000,
  // A picture cut short is refused; what merely stands oddly in a camera's notes is not.
  failOn: 'error',
} as const

/** Up to this width a picture is mostly shown smaller than it is, on the dense display of a phone: it can be rougher. */
const DENSE_UP_TO = 800

const ENCODERS: Record<PictureFormat, (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) =>
    picture.avif({ quality: width > DENSE_UP_TO ? 52 : 44, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
}

/** A decoded picture: upright, in sRGB, without anything its file said about place, camera or people. */
type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** The picture to read, the folder its sizes are written to, and the widest of them where it is not the usual one. */
export type EncodeRequest = { file: string; folder: string; widest?: number }

/**
 * `names` are the files now in the folder, as in `800.webp`; `reason` is for the person who uploaded. A phone's picture
 * comes back decoded, as the file to encode next: its decoder keeps its memory for as long as the process lives.
 */
export type EncodeAnswer =
  | { kind: 'decoded'; file: string }
  | { kind: 'encoded'; names: string[]; width: number; height: number; bytes: number; preview: string }
  | { kind: 'refused'; reason: string; cause: string }
  | { kind: 'failed'; cause: string }

/** Decodes a picture (of an animated one the first frame) and writes it in every width and format. */
export async function encodePicture({
  file,
  folder,
  widest = LARGEST_WIDTH,
}: EncodeRequest): Promise<EncodeAnswer> {
  sharp.cache(false)
  // Each thread takes memory of its own: so a picture takes as much on a machine of many cores.
  sharp.concurrency(1)
  let decoded: Pixels | Buffer
  try {
    const found = await sharp(file, { ...READING, limitInputPixels: false }).metadata()
    const megapixels = mostMegapixels(found)
    const mostPixels = megapixels * 1_000_000
    if (found.width * found.height > mostPixels)
      return {
        kind: 'refused',
        reason: mediaText.tooManyPixels(megapixels),
        cause: `${found.width}x${found.height} ${found.format}`,
      }
    decoded =
      found.compression === 'hevc'
        ? await decodePhone(file, { widest, icc: found.icc, mostPixels })
        : await decode(sharp(file, READING), widest)
  } catch (error) {
    return refuse(error)
  }
  try {
    if (!Buffer.isBuffer(decoded)) return await writeSizes(decoded, folder)
    const next = path.join(folder, 'decoded.png')
    await writeFile(next, decoded)
    return { kind: 'decoded', file: next }
  } catch (error) {
    return { kind: 'failed', cause: String(error) }
  }
}

/** Fewer millions of pixels where all of them, or what they are made from, lie in memory until the last is read. */
function mostMegapixels(found: Metadata): number {
  const mostHeld = MOST_HELD_MB[found.hasAlpha ? 'transparent' : 'opaque']
  return Math.min(MOST_MEGAPIXELS, Math.floor(mostHeld / heldBytes(found)))
}

/** Bytes a pixel that the decoder keeps until it has read the whole file, measured; 0 for a picture read row by row. */
function heldBytes({
  format,
  compression,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  if (compression === 'hevc') return 10
  if (format === 'gif') return 5
  if (format === 'webp') return 8
  if (!isProgressive) return 0
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1)
  return chromaSubsampling === '4:2:0' ? 3 : 2 * channels
}

/** A picture as a `data:` address of a few pixels, in a shape as near to its own as they allow. */
export async function drawPreview(picture: Sharp): Promise<string> {
  const tiny = picture.resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside' })
  let bytes = Buffer.alloc(0)
  for (const quality of PREVIEW_QUALITIES) {
    bytes = await tiny.clone().webp({ quality }).toBuffer()
    if (bytes.length <= PREVIEW_BYTES) break
  }
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

async function writeSizes(pixels: Pixels, folder: string): Promise<EncodeAnswer> {
  const { width, height } = pixels.raw
  const names: string[] = []
  let bytes = 0
  for (const step of widthsUpTo(width)) {
    const smaller = step === width ? pixels : await resize(pixels, step)
    for (const format of ['jpg', 'webp', 'avif'] as const) {
      const encoded = await ENCODERS[format](sharp(smaller.data, { raw: smaller.raw }), step).toBuffer()
      await writeFile(path.join(folder, `${step}.${format}`), encoded)
      names.push(`${step}.${format}`)
      if (step === width && format === 'jpg') bytes = encoded.length
    }
  }
  return {
    kind: 'encoded',
    names,
    width,
    height,
    bytes,
    preview: await drawPreview(sharp(pixels.data, { raw: pixels.raw })),
  }
}

/** A phone's picture as a PNG: its decoder turns it upright, and its colours are those of its profile. */
async function decodePhone(
  file: string,
  { widest, icc, mostPixels }: { widest: number; icc: Buffer | undefined; mostPixels: number },
): Promise<Buffer> {
  const { data, raw } = await decodeHeic(file, mostPixels)
  const small = sharp(data, { raw }).resize(withinBounds(widest))
  const png = await small.png({ compressionLevel: 0 }).toBuffer()
  return icc ? tagPng(png, icc) : png
}

async function decode(picture: Sharp, widest: number): Promise<Pixels> {
  return await pixelsOf(picture.autoOrient().resize(withinBounds(widest)).toColourspace('srgb'))
}

function withinBounds(width: number) {
  return { width, height: TALLEST, fit: 'inside', withoutEnlargement: true } as const
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

async function resize({ data, raw }: Pixels, width: number): Promise<Pixels> {
  const smaller = sharp(data, { raw }).resize({ width })
  const { data: pixels, info } = await smaller.raw().toBuffer({ resolveWithObject: true })
  return { data: pixels, raw: { width: info.width, height: info.height, channels: info.channels } }
}

function refuse(error: unknown): EncodeAnswer & { kind: 'refused' } {
  return { kind: 'refused', reason: mediaText.invalidImage, cause: String(error) }
}
