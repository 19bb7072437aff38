import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FAST, packText } from './pack-text'

/** A page as it was rendered; `tags` are the API paths its content came from. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  tags: string[]
  /** True when something it should show could not be read: good enough for who asked, not for who asks next. */
  isDegraded?: boolean
  /** The name of the data it was made of, where that is beside it (page-data.ts). */
  data?: string | undefined
}

/** A page ready to be sent, in Brotli alone: few ask for another encoding, which is made for them (`encodeFor`). */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  brotli: Buffer
  tags: string[]
  isDegraded: boolean
  data?: string | undefined
}

/**
 * The first who asks waits for the page: it is compressed fast. One that is asked for again is compressed once more, a
 * tenth smaller, in ten times the time.
 */
export const QUALITY = { first: FAST, again: 10 }

const MB = 1024 * 1024

/** How much of memory pages take at most, in bytes: some hundreds of pages, and as many of their variants. */
const CAPACITY = { pages: 16 * MB, variants: 4 * MB }

/**
 * Rendered pages in memory, compressed once. A page is made once however many ask for it at the same time, and is
 * forgotten as soon as an API path it was made from changes. Variants of pages, of which there are as many as somebody
 * cares to ask for, are kept apart: they displace each other and no page.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>
  readonly #variants: LRUCache<string, StoredPage>
  readonly #inTheMaking = new Map<string, Promise<StoredPage>>()
  readonly #changes = new Map<string, number>()
  #clock = 0
  #hits = 0
  #renders = 0
  readonly #packed = new WeakSet<StoredPage>()
  #packing: Promise<void> = Promise.resolve()

  constructor(capacity: { pages: number; variants: number } = CAPACITY) {
    this.#pages = new LRUCache({ maxSize: capacity.pages, sizeCalculation: bytesOf })
    this.#variants = new LRUCache({ maxSize: capacity.variants, sizeCalculation: bytesOf })
  }

  /** The page kept under `key`, else what `render` makes. Rejects as `render` does; a failure is not kept. */
  async get(key: string, render: () => Promise<RenderedPage>, isVariant = false): Promise<StoredPage> {
    const kept = this.peek(key)
    if (kept) return kept
    const underWay = this.#inTheMaking.get(key)
    if (underWay) return underWay
    const making = this.#make(key, render, isVariant).finally(() => this.#forgetMaking(key, making))
    this.#inTheMaking.set(key, making)
    return making
  }

  /** The page kept under `key`, if any, without making it. */
  peek(key: string): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (page) this.#packBetter(key, page)
    const kept = page ?? this.#variants.get(key)
    if (kept) this.#hits++
    return kept
  }

  /** Resolves when every page that was asked for again until now is as small as it gets. */
  async settled(): Promise<void> {
    await this.#packing
  }

  /** One page after the other, beside what visitors ask for; variants, which have no end, stay as they are. */
  #packBetter(key: string, page: StoredPage) {
    if (this.#packed.has(page)) return
    this.#packed.add(page)
    this.#packing = this.#packing
      .then(async () => {
        if (this.#pages.peek(key) !== page) return
        const smaller = { ...page, brotli: await packText(await decompress(page.brotli), QUALITY.again) }
        this.#packed.add(smaller)
        if (this.#pages.peek(key) === page) this.#pages.set(key, smaller)
      })
      // It is sent as it is, and the next one is packed all the same.
      .catch((error: unknown) => process.emitWarning(`A page could not be packed again: ${error}`))
  }

  /** How many pages are kept and what they take, how often one was there and how often one was made. */
  figures(): { pages: number; bytes: number; hits: number; renders: number } {
    const [pages, variants] = [this.#pages, this.#variants]
    return {
      pages: pages.size + variants.size,
      bytes: pages.calculatedSize + variants.calculatedSize,
      hits: this.#hits,
      renders: this.#renders,
    }
  }

  /** Forgets every page made from one of these API paths or from one below them, those in the making included. */
  forget(paths: string[]) {
    this.#clock++
    for (const path of paths) this.#changes.set(path, this.#clock)
    for (const kept of [this.#pages, this.#variants])
      for (const [key, page] of [...kept.entries()])
        if (page.tags.some((tag) => paths.some((path) => isBelow(tag, path)))) kept.delete(key)
    this.#inTheMaking.clear()
  }

  /** Forgets everything, as after a time in which changes elsewhere could have been missed. */
  clear() {
    this.#clock++
    this.#changes.clear()
    this.#changes.set(EVERYTHING, this.#clock)
    this.#pages.clear()
    this.#variants.clear()
    this.#inTheMaking.clear()
  }

  async #make(key: string, render: () => Promise<RenderedPage>, isVariant: boolean): Promise<StoredPage> {
    const begun = this.#clock
    this.#renders++
    const rendered = await render()
    const page = await storePage(rendered)
    const isStale = [...this.#changes].some(
      ([path, clock]) =>
        clock > begun && (path === EVERYTHING || page.tags.some((tag) => isBelow(tag, path))),
    )
    const isKept = page.status < 300 || page.status === 404
    if (!isStale && !page.isDegraded && isKept) (isVariant ? this.#variants : this.#pages).set(key, page)
    return page
  }

  #forgetMaking(key: string, making: Promise<StoredPage>) {
    if (this.#inTheMaking.get(key) === making) this.#inTheMaking.delete(key)
  }
}

const EVERYTHING = '*'

/** `/api/villas/3/images` lies below `/api/villas`. */
function isBelow(tag: string, path: string): boolean {
  return tag === path || tag.startsWith(`${path}/`)
}

const decompress = promisify(brotliDecompress)

/** Compresses a page. */
export async function storePage(rendered: RenderedPage): Promise<StoredPage> {
  const { status, headers, html, tags, isDegraded = false, data } = rendered
  const identity = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return {
    status,
    headers,
    etag,
    brotli: await packText(identity, QUALITY.first),
    tags: [...new Set(tags.map(pathOf))],
    isDegraded,
    data,
  }
}

function bytesOf({ headers, brotli }: StoredPage, key: string): number {
  const texts = [key, ...Object.values(headers)].reduce((sum, text) => sum + text.length, 0)
  return texts + brotli.length
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address
}
