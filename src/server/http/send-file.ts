import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '../pages/page-cache'
import { readByteRange } from './byte-range'
import { negotiateEncoding } from './negotiate-encoding'

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A whole file in memory, with the forms of it that are compressed. */
export type StoredFile = {
  etag: string
  type: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

/** Files of other kinds are not sent to anybody. */
export function hasKnownType(name: string): boolean {
  return path.extname(name) in CONTENT_TYPES
}

/** Reads a file with its compressed forms, as far as `present` names these. */
export async function readOne(folder: string, name: string, present: Set<string>): Promise<StoredFile> {
  const read = (suffix: string) =>
    present.has(name + suffix) ? readFile(path.join(folder, name + suffix)) : undefined
  const [identity, br, gzip] = await Promise.all([
    readFile(path.join(folder, name)),
    read('.br'),
    read('.gz'),
  ])
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    type: CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream',
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  }
}

/** Sends a file, nothing of it to who has it already, and the part of a film that is asked for. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, caching: string) {
  reply.headers({
    etag: file.etag,
    'cache-control': caching,
    'content-type': file.type,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  if (file.type.startsWith('video/')) return sendPart(request, reply, file)
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const compressed = file.bodies[encoding]
  if (compressed && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(compressed ?? file.bodies.identity)
}

/** Browsers ask for a film in parts, and some play none that cannot be had so. */
function sendPart(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: StoredFile) {
  const bytes = bodies.identity.length
  const { range: wanted, 'if-range': condition } = request.headers
  const range = condition === undefined || condition === etag ? readByteRange(wanted, bytes) : 'whole'
  reply.header('accept-ranges', 'bytes')
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (range === 'whole') return reply.send(bodies.identity)
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply.send(bodies.identity.subarray(range.start, range.end + 1))
}
