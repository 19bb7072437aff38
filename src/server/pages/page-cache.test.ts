import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodeFor } from '../http/encode-for'
import { PageCache, type RenderedPage, type StoredPage } from './page-cache'

const page = (html: string, tags: string[] = []): RenderedPage => ({ status: 200, headers: {}, html, tags })
const textOf = ({ brotli }: StoredPage) => brotliDecompressSync(brotli).toString()

describe('a cache of pages', () => {
  it('keeps a page compressed, from which every encoding is made', async () => {
    const { brotli } = await new PageCache().get('/', async () => page('<p>Karibu</p>'))
    expect(brotliDecompressSync(await encodeFor('br', brotli)).toString()).toBe('<p>Karibu</p>')
    expect(gunzipSync(await encodeFor('gzip', brotli)).toString()).toBe('<p>Karibu</p>')
    expect((await encodeFor('identity', brotli)).toString()).toBe('<p>Karibu</p>')
  })

  it('compresses a page better once it is asked for again, and sends the same', async () => {
    const cache = new PageCache()
    const words = Array.from({ length: 4000 }, (_, at) => `<p class="a${at % 90}">${(at * at) % 997}</p>`)
    const first = await cache.get('/', async () => page(words.join('')))
    await cache.settled()
    expect(cache.peek('/')).toBe(first)
    const variant = await cache.get('/?a', async () => page(words.join('')), true)
    expect(cache.peek('/?a')).toBe(variant)
    await cache.settled()
    const again = cache.peek('/')
    expect(again?.brotli.length).toBeLessThan(first.brotli.length * 0.95)
    expect(again && textOf(again)).toBe(words.join(''))
    expect(again?.etag).toBe(first.etag)
    expect(cache.peek('/?a')).toBe(variant)
  })

  it('does not bring back a page that was forgotten while it was compressed again', async () => {
    const cache = new PageCache()
    await cache.get('/', async () => page('old prices', ['/api/villas']))
    cache.peek('/')
    cache.forget(['/api/villas'])
    await cache.settled()
    expect(cache.peek('/')).toBeUndefined()
  })

  it('makes a page once however many ask for it at once', async () => {
    const cache = new PageCache()
    let made = 0
    const render = async () => page(`made ${++made}`)
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)))
    await cache.get('/', render)
    expect(made).toBe(1)
  })

  it('forgets the pages made from what has changed and no others', async () => {
    const cache = new PageCache()
    await cache.get('/calendar', async () =>
      page('', ['/api/villas', '/api/bookings?start=2027-01-01&end=2027-01-31']),
    )
    await cache.get('/about', async () => page('', ['/api/property']))
    await cache.get('/villas/rose', async () => page('', ['/api/villas/rose/images']))
    cache.forget(['/api/bookings', '/api/villa'])
    expect(cache.peek('/villas/rose')).toBeDefined()
    cache.forget(['/api/villas'])
    expect(cache.peek('/villas/rose')).toBeUndefined()
    expect(cache.peek('/calendar')).toBeUndefined()
    expect(cache.peek('/about')).toBeDefined()
  })

  it('does not keep a page whose data changed while it was made', async () => {
    const cache = new PageCache()
    const stale = await cache.get('/', async () => {
      cache.forget(['/api/villas'])
      return page('old prices', ['/api/villas'])
    })
    expect(textOf(stale)).toBe('old prices')
    expect(cache.peek('/')).toBeUndefined()
  })

  it('lets nobody who asks after a change join a page begun before it', async () => {
    const cache = new PageCache()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const before = cache.get('/', async () => {
      await gate
      return page('old', ['/api/villas'])
    })
    cache.forget(['/api/villas'])
    const after = cache.get('/', async () => page('new', ['/api/villas']))
    release()
    expect(textOf(await before)).toBe('old')
    expect(textOf(await after)).toBe('new')
    expect(cache.peek('/')).toBe(await after)
  })

  it('drops the page not asked for the longest when it is full', async () => {
    const cache = new PageCache({ pages: 800, variants: 800 })
    const random = (bytes = 300) => randomBytes(bytes).toString('base64')
    for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, async () => page(random()))
    expect(['/a', '/b', '/c'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true])
    await cache.get('/huge', async () => page(random(6000)))
    expect(['/huge', '/a', '/c'].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true])
  })

  it('drops no page for any number of variants, which forget like pages', async () => {
    const cache = new PageCache({ pages: 600, variants: 600 })
    await cache.get('/calendar', async () => page('plain'))
    const keys = Array.from({ length: 100 }, (_, number) => `/calendar?villa=${number}`)
    for (const key of keys) await cache.get(key, async () => page(key.repeat(20), ['/api/villas']), true)
    expect(cache.peek('/calendar')).toBeDefined()
    const kept = () => keys.filter((key) => cache.peek(key)).length
    expect(kept()).toBeGreaterThan(0)
    expect(kept()).toBeLessThan(20)
    cache.forget(['/api/villas'])
    expect(kept()).toBe(0)
  })

  it('keeps neither failures nor error pages nor redirects', async () => {
    const cache = new PageCache()
    await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    await cache.get('/', async () => ({ ...page('sorry'), status: 500 }))
    await cache.get('/', async () => ({ ...page(''), status: 307 }))
    expect(cache.peek('/')).toBeUndefined()
  })

  it('gives the same tag to the same page alone', async () => {
    const tags = await Promise.all(
      ['one', 'one', 'other'].map(
        async (html) => (await new PageCache().get('/', async () => page(html))).etag,
      ),
    )
    expect(tags[0]).toBe(tags[1])
    expect(tags[1]).not.toBe(tags[2])
  })
})
