import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

/** A photograph's worth of detail: a picture that no format shrinks to nothing. */
export function makePicture(width: number, height: number) {
  const background = { r: 31, g: 77, b: 58 }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background, noise } })
}

/** One colour all over: many pixels in a small file. */
export function makeFlat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: 31, g: 77, b: 58 } } })
}

/** The first bytes of an MP4 film, and zeros up to `bytes`. */
export function makeFilm(bytes: number): Buffer {
  const film = Buffer.alloc(bytes)
  film.write('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp42', 'latin1')
  return film
}

/** A PNG that claims to be so wide and high and holds next to nothing. */
export function makeBomb(width: number, height: number): Buffer {
  const rows = Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 100))
  return framePng(width, height, [frameChunk('IDAT', deflateSync(rows))])
}

/** Chunks of a PNG that are kept deflated: the pixels, a comment, a colour profile. */
export const SWELLING = ['IDAT', 'zTXt', 'iCCP'] as const

/** A PNG of 512 × 512 in less than half a megabyte, one chunk of which is 400 MB when it is inflated. */
export function makeSwelling(name: (typeof SWELLING)[number]): Buffer {
  const zeros = deflateSync(Buffer.alloc(400 * 1024 * 1024))
  if (name === 'IDAT') return framePng(512, 512, [frameChunk(name, zeros)])
  const rows = deflateSync(Buffer.alloc(512 * (512 / 8 + 1)))
  const named = Buffer.concat([Buffer.from('Bomb\0\0', 'latin1'), zeros])
  return framePng(512, 512, [frameChunk(name, named), frameChunk('IDAT', rows)])
}

function framePng(width: number, height: number, chunks: Buffer[]): Buffer {
  const heading = Buffer.alloc(13)
  heading.writeUInt32BE(width, 0)
  heading.writeUInt32BE(height, 4)
  heading.set([1, 0, 0, 0, 0], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, frameChunk('IHDR', heading), ...chunks, frameChunk('IEND', Buffer.alloc(0))])
}

function frameChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** The app on a port of its own: what browsers send goes through a real connection. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** A form with one file, and fields before it. */
export function formWith(
  field: string,
  file: { name: string; content: Buffer | string; type?: string },
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const content = typeof file.content === 'string' ? file.content : new Uint8Array(file.content)
  form.append(field, new Blob([content], { type: file.type ?? 'image/jpeg' }), file.name)
  return form
}
