import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'

type Channel = { width: number; height: number; stride: number; data: Uint8Array }

/** What is read of a picture: rows of red, green and blue, upright. */
type Raw = { data: Buffer; raw: { width: number; height: number; channels: 3 } }

/** Signature and heading of a PNG; the colour profile has to stand behind them. */
const PNG_HEADING_BYTES = 33

/**
 * A phone's HEIC picture, upright: the main one of its file. Its pixels stay in the decoder's memory, uncopied, for as long as the process lives.
 * Throws for what cannot be decoded, and for more than `mostPixels`.
 */
export async function decodeHeic(file: string, mostPixels: number): Promise<Raw> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const pictures = new libheif.HeifDecoder().decode(await readFile(file))
  const main = pictures.find(({ handle }) => libheif.heif_image_handle_is_primary_image(handle))
  if (!main) throw new Error('no main picture in the HEIC file')
  const size = [main.get_width(), main.get_height()] as const
  if (size[0] * size[1] > mostPixels) throw new Error(`${size.join('x')}, other than its heading says`)
  const { heif_colorspace_RGB: colours } = libheif.heif_colorspace
  const { heif_chroma_interleaved_RGB: order } = libheif.heif_chroma
  const decoded = await libheif.heif_js_decode_image2(main.handle, colours, order)
  const [channel] = 'channels' in decoded ? decoded.channels : []
  if (!channel) throw new Error(`the HEIC file could not be decoded: ${JSON.stringify(decoded)}`)
  const { width, height } = channel
  return { data: rowsOf(channel), raw: { width, height, channels: 3 } }
}

/** Rows without what stands between them, where something does. */
function rowsOf({ width, height, stride, data }: Channel): Buffer {
  const pixels = Buffer.from(data.buffer, data.byteOffset, stride * height)
  const bytes = width * 3
  if (stride === bytes) return pixels
  return Buffer.concat(
    Array.from({ length: height }, (_, row) => pixels.subarray(row * stride, row * stride + bytes)),
  )
}

/** The PNG with this colour profile: what reads it turns its colours into its own. */
export function tagPng(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPof the picture\0\0', 'latin1'), deflateSync(icc)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, PNG_HEADING_BYTES), chunk, png.subarray(PNG_HEADING_BYTES)])
}
