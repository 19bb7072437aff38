import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

/** A photograph's worth of detail: a picture that no format shrinks to nothing. */
export function makePicture(width: number, height: number) {
  const background = { r: 31, g: 77, b: 58 }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background, noise } })
}

/** The first bytes of an MP4 film, and zeros up to `bytes`. */
export function makeFilm(bytes: number): Buffer {
  const film = Buffer.alloc(bytes)
  film.write('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp42', 'latin1')
  return film
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
