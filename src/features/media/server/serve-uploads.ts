import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '@/kernel/errors'
import { readByteRange } from '@/server/http/byte-range'
import type { Storage } from '@/server/storage/storage'

/** What a stored file is served as: by its ending, which is ours, never by what an uploader said. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
}

/** Opened on its own, an upload may show itself and nothing else. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

const OURS = /^(?:pictures\/[a-z0-9]+-\d+x\d+\/\d+|videos\/[a-z0-9]+)\.([a-z0-9]+)$/

/** Serves /uploads/*: kept for ever, since a name never means another file; videos in parts (206, 416). */
export function serveUploads(app: FastifyInstance, storage: Storage) {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (request, reply) => sendUpload(request, reply, storage, request.params['*']),
  })
}

async function sendUpload(request: FastifyRequest, reply: FastifyReply, storage: Storage, key: string) {
  const type = CONTENT_TYPES[OURS.exec(key)?.[1] ?? '']
  const found = type && (await storage.stat(key))
  if (!found) throw new AppError('not-found')
  const etag = `"${key.replaceAll('/', '-')}"`
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': POLICY,
    'accept-ranges': 'bytes',
  })
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const { range: wanted, 'if-range': condition } = request.headers
  const range = condition === undefined || condition === etag ? readByteRange(wanted, found.bytes) : 'whole'
  if (range === 'none')
    return reply
      .code(416)
      .header('content-range', `bytes */${found.bytes}`)
      .header('cache-control', 'no-store')
      .send()
  reply.type(type)
  const length = range === 'whole' ? found.bytes : range.end - range.start + 1
  reply.header('content-length', length)
  if (range !== 'whole')
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`)
  if (request.method === 'HEAD') return reply.send()
  const content = await storage.get(key, range === 'whole' ? undefined : range)
  if (!content) throw new AppError('not-found')
  return reply.send(content)
}

function namesTag(header: string | undefined, etag: string): boolean {
  return (
    header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false
  )
}
