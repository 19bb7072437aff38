import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const HEADER = new RegExp(
  `^${ALGORITHM} Credential=([^/]+)/(\\d{8})/([^/]+)/s3/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$`,
)

/** True when a call carries a signature of version 4 made with this secret, as S3 computes it. */
export function isSigned(request: IncomingMessage, secret: string): boolean {
  const parts = HEADER.exec(request.headers.authorization ?? '')
  if (!parts) return false
  const [, , day = '', region = '', names = '', signature = ''] = parts
  const date = String(request.headers['x-amz-date'])
  if (!names.split(';').includes('host') || !names.split(';').includes('x-amz-content-sha256')) return false
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const canonical = [
    request.method,
    pathname,
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = [ALGORITHM, date, scope, hashOf(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (made, part) => createHmac('sha256', made).update(part).digest(),
    `AWS4${secret}`,
  )
  const wanted = createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex'))
}

function hashOf(bytes: string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
