import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { inLanguage } from '@/kernel/language'
import { FAST, packText } from './pack-text'

export const PAGE_DATA_PATH = '/page-data'

/** Some times what all pages of the site hold, so that it outlives most changes of their content. */
const CAPACITY_BYTES = 6 * 1024 * 1024

/** Named by its content, it is the same for ever; other data in its place is for the moment. */
const HEADERS = { 'content-type': 'text/javascript; charset=utf-8' }
export const NAMED_DATA = { ...HEADERS, 'cache-control': 'public, max-age=31536000, immutable' }
export const OTHER_DATA = { ...HEADERS, 'cache-control': 'no-store' }

/**
 * The data that pages were made of, as scripts in Brotli, by names made of their content. A browser asks for it with the
 * page's program, and gets what the page in its hands was made of though that may have changed since. `build` is a part of
 * every name: the program of another build may not understand it.
 */
export class PageData {
  readonly #build: string
  readonly #kept: LRUCache<string, Buffer>

  constructor(build: string, capacityBytes = CAPACITY_BYTES) {
    this.#build = build
    this.#kept = new LRUCache({
      maxSize: capacityBytes,
      sizeCalculation: (brotli, name) => brotli.length + name.length,
    })
  }

  /** Keeps the data; answers its name. */
  async keep(script: string): Promise<string> {
    const name = `${this.#build}${createHash('sha256').update(script).digest('base64url').slice(0, 16)}`
    if (!this.#kept.get(name)) this.#kept.set(name, await packText(Buffer.from(script), FAST))
    return name
  }

  get(name: string): Buffer | undefined {
    return this.#kept.get(name)
  }

  /** Whether a page of this build bears such a name. */
  isOurs(name: string): boolean {
    return name.startsWith(this.#build)
  }
}

/** Where a browser asks for the data of a page; the page's address is for a process that did not make the page. */
export function addressOfData(name: string, page: string): string {
  return inLanguage(`${PAGE_DATA_PATH}/${name}?page=${encodeURIComponent(page)}`)
}
