import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import type { Encoding } from './negotiate-encoding'

const decompress = promisify(brotliDecompress)
const compress = promisify(gzip)

/**
 * Bytes that are kept in Brotli alone in the encoding of who asks. Few ask for another one, and to keep it as well takes
 * more memory than the first. Rejects when the bytes are no Brotli.
 */
export async function encodeFor(encoding: Encoding, brotli: Buffer): Promise<Buffer> {
  if (encoding === 'br') return brotli
  const identity = await decompress(brotli)
  return encoding === 'gzip' ? compress(identity) : identity
}
