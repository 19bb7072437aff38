import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AwsClient } from 'aws4fetch'
import type { ListedFile, Storage } from './storage'
import { checkKey } from './storage-key'

export type Bucket = {
  /** Address of the service; the bucket's name goes into the path, which every S3-compatible service takes. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Services take parts of 5 MB and more; one part at a time is all that is held in memory. */
const PART_BYTES = 5 * 1024 * 1024
const PIECE_BYTES = 64 * 1024
const PATIENCE_MS = 120_000

type Part = Buffer<ArrayBuffer>
type Call = { method: string; query?: string; body?: Part; headers?: Record<string, string> }

/** Files in an S3-compatible bucket; a file larger than one part goes there in parts and appears when all have arrived. */
export function bucketStorage({ endpoint, bucket, region, ...credentials }: Bucket): Storage {
  let client: AwsClient | undefined

  async function openClient(): Promise<AwsClient> {
    const { AwsClient } = await import('aws4fetch')
    client ??= new AwsClient({ ...credentials, region, service: 's3', retries: 3 })
    return client
  }

  async function call(key: string, given: Call): Promise<Response> {
    return await callPath(`/${checkKey(key)}`, given)
  }

  async function callPath(place: string, { query = '', headers, body, method }: Call): Promise<Response> {
    const aws = await openClient()
    // Only until the answer begins: a guest may take as long as they like over a film.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('the bucket does not answer')), PATIENCE_MS)
    const answer = await aws
      .fetch(`${endpoint}/${bucket}${place}${query}`, {
        method,
        headers: {
          ...headers,
          'x-amz-content-sha256': hashOf(body ?? ''),
          ...(body && { 'content-length': String(body.length) }),
        },
        ...(body && { body: piecesOf(body) as unknown as BodyInit, duplex: 'half' }),
        signal: patience.signal,
      })
      .finally(() => clearTimeout(timer))
    if (answer.ok || (answer.status === 404 && method !== 'PUT' && method !== 'POST')) return answer
    throw new Error(
      `the bucket answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 500)}`,
    )
  }

  async function putInParts(key: string, first: Part, rest: AsyncIterator<Part>): Promise<number> {
    const begun = await call(key, { method: 'POST', query: '?uploads=' })
    const uploadId = readTag(await begun.text(), 'UploadId')
    const upload = `uploadId=${encodeURIComponent(uploadId)}`
    try {
      const etags: string[] = []
      let bytes = 0
      for (let part: Part | undefined = first; part; part = (await rest.next()).value) {
        const query = `?partNumber=${etags.length + 1}&${upload}`
        const sent = await call(key, { method: 'PUT', query, body: part })
        await sent.arrayBuffer()
        etags.push(sent.headers.get('etag') ?? '')
        bytes += part.length
      }
      const done = await call(key, {
        method: 'POST',
        query: `?${upload}`,
        body: Buffer.from(listParts(etags)),
      })
      // Joining may fail after the status has gone out: then the error stands in the text.
      readTag(await done.text(), 'ETag')
      return bytes
    } catch (error) {
      // Not every service can; the first error is the one to tell, and the file is not there in any case.
      await call(key, { method: 'DELETE', query: `?${upload}` }).catch(() => undefined)
      throw error
    }
  }

  return {
    async put(key, content) {
      const parts = partsOf(content)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      if (first.length === PART_BYTES) return putInParts(key, first, parts)
      const answer = await call(key, { method: 'PUT', body: first })
      await answer.arrayBuffer()
      return first.length
    },

    async get(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const answer = await call(key, { method: 'GET', ...(headers && { headers }) })
      if (answer.status !== 404 && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
      await answer.body?.cancel()
      return null
    },

    async stat(key) {
      const answer = await call(key, { method: 'HEAD' })
      return answer.status === 404 ? null : { bytes: Number(answer.headers.get('content-length')) }
    },

    async list(prefix) {
      const listed: ListedFile[] = []
      let token: string | undefined
      do {
        const more = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
        const query = `?list-type=2&prefix=${encodeURIComponent(prefix)}${more}`
        const answer = await callPath('', { method: 'GET', query })
        if (!answer.ok) throw new Error(`the bucket ${bucket} is not there`)
        const page = await answer.text()
        for (const [, one = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          listed.push({ key: readTag(one, 'Key'), bytes: Number(readTag(one, 'Size')) })
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      } while (token !== undefined)
      return listed
    },

    async delete(key) {
      const answer = await call(key, { method: 'DELETE' })
      await answer.arrayBuffer()
    },

    // The service itself ends uploads in parts that nobody finished, by a rule of the bucket.
    async sweep() {},
  }
}

/**
 * The stream cut into parts, all of the same size but the last. They lie in the same memory one after another: a part is
 * to be sent before the next one is asked for. Throws what the stream throws.
 */
async function* partsOf(content: Readable): AsyncGenerator<Part, undefined> {
  const part = Buffer.allocUnsafeSlow(PART_BYTES)
  let bytes = 0
  for await (const chunk of content) {
    for (let left: Buffer = chunk; left.length > 0; ) {
      const taken = left.copy(part, bytes)
      left = left.subarray(taken)
      bytes += taken
      if (bytes < PART_BYTES) continue
      yield part
      bytes = 0
    }
  }
  if (bytes > 0) yield part.subarray(0, bytes)
  return undefined
}

/** The bytes in small pieces, from the beginning each time they are asked for: `fetch` copies what it is given as a whole. */
function piecesOf(bytes: Part): AsyncIterable<Part> {
  return {
    async *[Symbol.asyncIterator]() {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
    },
  }
}

function listParts(etags: string[]): string {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  )
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
}

function readTag(xml: string, tag: string): string {
  const found = new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml)?.[1]
  if (!found) throw new Error(`the bucket answered without ${tag}: ${xml.slice(0, 500)}`)
  return found
}

function hashOf(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('hex')
}
