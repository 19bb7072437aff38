import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

type StoredFile = {
  etag: string
  type: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

type FileOptions = { folder: string; prefix: string; isHashed: boolean }

/**
 * Serves the files of a folder from memory under `prefix`, with the .br and .gz the build put beside them.
 * `isHashed` says that names change with their content, so that they may be kept for ever.
 */
export async function serveFiles(app: FastifyInstance, { folder, prefix, isHashed }: FileOptions) {
  const caching = isHashed ? FOREVER : FOR_A_DAY
  for (const [name, file] of await readFolder(folder))
    app.get(prefix + name, { config: { access: 'anyone' }, schema: { hide: true } }, async (request, reply) =>
      sendFile(request, reply, file, caching),
    )
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, caching: string) {
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

async function readFolder(folder: string): Promise<Map<string, StoredFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  const present = new Set(names)
  const originals = names.filter((name) => CONTENT_TYPES[path.extname(name)])
  return new Map(
    await Promise.all(originals.map(async (name) => [name, await readOne(folder, name, present)] as const)),
  )
}

async function readOne(folder: string, name: string, present: Set<string>): Promise<StoredFile> {
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
