import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readByteRange } from './byte-range'
import { encodeFor } from './encode-for'
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

/** A whole file in memory: as it is, or in Brotli alone, for few ask for it otherwise (`encodeFor`). */
export type StoredFile = {
  etag: string
  type: string
  bodies: { identity: Buffer } | { br: Buffer }
}

/** Files of other kinds are not sent to anybody. */
export function hasKnownType(name: string): boolean {
  return path.extname(name) in CONTENT_TYPES
}

/** Reads a file, or its compressed form where `present` names it. */
export async function readOne(folder: string, name: string, present: Set<string>): Promise<StoredFile> {
  const read = (suffix: string) => readFile(path.join(folder, name + suffix))
  if (!isCompressed(name, present)) return toStored(name, { identity: await read('') })
  return toStored(name, { br: await read('.br') })
}

/** The same at once: a start waits for a thousand small files, which promises would take ten times as long for. */
export function readOneSync(folder: string, name: string, present: Set<string>): StoredFile {
  const read = (suffix: string) => readFileSync(path.join(folder, name + suffix))
  if (!isCompressed(name, present)) return toStored(name, { identity: read('') })
  return toStored(name, { br: read('.br') })
}

function isCompressed(name: string, present: Set<string>): boolean {
  return present.has(`${name}.br`)
}

function toStored(name: string, bodies: StoredFile['bodies']): StoredFile {
  const hash = createHash('sha256').update('br' in bodies ? bodies.br : bodies.identity)
  return {
    etag: `"${hash.digest('base64url').slice(0, 22)}"`,
    type: CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream',
    bodies,
  }
}

/** Sends a file, nothing of it to who has it already, and the part of a film that is asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  caching: string,
) {
  reply.headers({
    etag: file.etag,
    'cache-control': caching,
    'content-type': file.type,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  if (file.type.startsWith('video/') && 'identity' in file.bodies)
    return sendPart(request, reply, file, file.bodies.identity)
  if ('identity' in file.bodies) return reply.send(file.bodies.identity)
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encodeFor(encoding, file.bodies.br))
}

/** Browsers ask for a film in parts, and some play none that cannot be had so. */
function sendPart(request: FastifyRequest, reply: FastifyReply, { etag }: StoredFile, whole: Buffer) {
  const bytes = whole.length
  const { range: wanted, 'if-range': condition } = request.headers
  const range = condition === undefined || condition === etag ? readByteRange(wanted, bytes) : 'whole'
  reply.header('accept-ranges', 'bytes')
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (range === 'whole') return reply.send(whole)
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply.send(whole.subarray(range.start, range.end + 1))
}
