import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeFor } from '../http/encode-for'
import { negotiateEncoding } from '../http/negotiate-encoding'
import type { StoredPage } from './page-cache'

const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Sends a page, and nothing of it to who has it already; `isSecret` for one whose address is a secret. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  isSecret = false,
): Promise<void> {
  const kept = isSecret ? PRIVATE_HEADERS : { etag: page.etag }
  const headers = {
    'cache-control': 'no-cache',
    ...page.headers,
    ...kept,
    vary: 'accept-encoding, save-data',
  }
  if (
    !isSecret &&
    page.status === 200 &&
    request.headers['if-none-match']?.split(/,\s*/).includes(page.etag)
  ) {
    reply.hijack()
    reply.raw.writeHead(304, headers).end()
    return
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const body = await encodeFor(encoding, page.brotli)
  reply.hijack()
  reply.raw.writeHead(page.status, {
    ...headers,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  reply.raw.end(request.method === 'HEAD' ? undefined : body)
}
