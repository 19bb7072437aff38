import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './negotiate-encoding'

const decompress = promisify(brotliDecompress)
const compress = promisify(gzip)

type Made = Exclude<Encoding, 'br'>

/** What was made of late stays for the next who ask, as many bytes of each as the pages of one visit weigh several times. */
const kept: Record<Made, LRUCache<Buffer, Buffer>> = { gzip: keep(2), identity: keep(4) }
const underWay: Record<Made, Map<Buffer, Promise<Buffer>>> = { gzip: new Map(), identity: new Map() }
let last: Promise<unknown> = Promise.resolve()

function keep(megabytes: number) {
  return new LRUCache<Buffer, Buffer>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: (made, brotli) => made.length + brotli.length,
  })
}

/**
 * Bytes that are kept in Brotli alone in the encoding of who asks. Few ask for another one, and to keep it as well takes
 * more memory than the first. It is made once for all who ask at a time, and of one file after the other: a flood of
 * such requests takes neither the memory nor all threads of the process. Rejects when the bytes are no Brotli.
 */
export async function encodeFor(encoding: Encoding, brotli: Buffer): Promise<Buffer> {
  if (encoding === 'br') return brotli
  return kept[encoding].get(brotli) ?? underWay[encoding].get(brotli) ?? (await makeInTurn(encoding, brotli))
}

async function makeInTurn(encoding: Made, brotli: Buffer): Promise<Buffer> {
  const making = last.then(async () => {
    const identity = await decompress(brotli)
    return encoding === 'gzip' ? await compress(identity) : identity
  })
  underWay[encoding].set(brotli, making)
  // Whoever asked hears of a failure; the next in turn goes on.
  last = making.catch(() => undefined)
  try {
    const made = await making
    kept[encoding].set(brotli, made)
    return made
  } finally {
    underWay[encoding].delete(brotli)
  }
}
