import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * The quality for who waits. From 7 to 9 a text of more than 64 KB takes a table of 8 to 32 MB, which glibc keeps for every
 * thread that compresses, to be a hundredth smaller; 6 takes 2 MB.
 */
export const FAST = 6

/** Compresses a text of known length with Brotli, on a thread of its own. */
export function packText(identity: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    // No larger than the text: the usual window takes megabytes on every thread that compresses, and gains nothing.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
  }
  return compress(identity, { params })
}

function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 1))
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}
