import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { startOutside } from '../../../test/outside'
import { fetchText } from './fetch-text'
import { UnreadableError } from './open-outside'
import { isPublicAddress, type MayReach } from './public-address'

let close = async () => {}
afterEach(() => close())

const LARGEST_BYTES = 10_000
const only =
  (...allowed: string[]): MayReach =>
  (address) =>
    allowed.includes(address)

async function outside(answer: RequestListener) {
  const server = await startOutside(answer)
  close = server.close
  return server
}

const read = (url: string, own: Partial<Parameters<typeof fetchText>[1]> = {}) =>
  fetchText(url, {
    mayReach: only('127.0.0.1'),
    timeLimitMs: 5000,
    largestBytes: LARGEST_BYTES,
    ...own,
  })

test('what stands at an address is read, over redirects and with all signs of the text', async () => {
  const { url } = await outside(({ url: path, headers }, answer) => {
    if (path === '/moved?key=1') answer.writeHead(302, { location: '/there' }).end()
    else answer.end(`Ünten, ${path} for ${headers.host}`)
  })
  expect(await read(`${url}/moved?key=1`)).toBe(`Ünten, /there for ${new URL(url).host}`)
})

describe('an address of our own network', () => {
  test('is not called: as a number, in another way of writing it, or by a name', async () => {
    let calls = 0
    const { port } = await outside((_request, answer) => {
      calls++
      answer.end('secret')
    })
    for (const host of ['127.0.0.1', '0x7f.1', '2130706433', 'localhost', '[::ffff:127.0.0.1]', '[::1]'])
      await expect(read(`http://${host}:${port}/`, { mayReach: isPublicAddress }), host).rejects.toThrow(
        'It leads into a private network, where nothing is called.',
      )
    expect(calls).toBe(0)
    expect(await read(`http://localhost:${port}/`, { mayReach: only('127.0.0.1', '::1') })).toBe('secret')
  })

  test('is not called after a redirect either', async () => {
    const calls: (string | undefined)[] = []
    const { url, port } = await outside(({ headers, url: path }, answer) => {
      calls.push(headers.host)
      const host = path === '/by-name' ? 'localhost' : '127.0.0.2'
      answer.writeHead(301, { location: `http://${host}:${port}/secret` }).end()
    })
    // The name means both machines, of which one is closed.
    const halfOpen: MayReach = (address) => address === '127.0.0.1' && calls.length === 0
    for (const path of ['/by-number', '/by-name']) {
      calls.length = 0
      await expect(read(url + path, { mayReach: halfOpen })).rejects.toThrow('private network')
      expect(calls).toEqual([new URL(url).host])
    }
  })
})

test.for(['file:///etc/hostname', 'ftp://127.0.0.1/', 'data:text/plain,1'])(
  'nothing but the web is read: %s',
  async (location) => {
    const { url } = await outside((_request, answer) => answer.writeHead(302, { location }).end())
    for (const address of [location, url])
      await expect(read(address)).rejects.toThrow('Only addresses with https:// or http:// are read.')
  },
)

test('redirects end', async () => {
  let calls = 0
  const { url } = await outside((_request, answer) => {
    calls++
    answer.writeHead(307, { location: '/again' }).end()
  })
  await expect(read(url)).rejects.toThrow('from one address to the next')
  expect(calls).toBe(4)
})

test('what is too large is not read to its end', async () => {
  let sent = 0
  const { url } = await outside(async (_request, answer) => {
    for (; sent < 100 && !answer.destroyed; sent++) {
      answer.write('x'.repeat(LARGEST_BYTES))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    answer.end()
  })
  await expect(read(url)).rejects.toThrow('It is larger than 9 KB.')
  expect(sent).toBeLessThan(100)
})

test('one that never answers, or drop by drop, is given up in time', async () => {
  const { url } = await outside(({ url: path }, answer) => {
    if (path === '/silent') return
    const drops = setInterval(() => answer.write('x'), 20)
    answer.on('close', () => clearInterval(drops))
  })
  for (const path of ['/silent', '/drops'])
    await expect(read(url + path, { timeLimitMs: 300 })).rejects.toThrow('It took longer than 1 seconds.')
})

test('an answer that is refused, broken off or packed says so', async () => {
  const { url } = await outside(({ url: path }, answer) => {
    if (path === '/gone') answer.writeHead(404).end()
    else if (path === '/packed') answer.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    else {
      answer.writeHead(200, { 'content-length': 100 }).write('half')
      setTimeout(() => answer.destroy(), 20)
    }
  })
  await expect(read(`${url}/gone`)).rejects.toThrow('It answered with status 404.')
  await expect(read(`${url}/packed`)).rejects.toThrow('It is packed in a way that was not asked for.')
  await expect(read(`${url}/half`)).rejects.toThrow('It broke off.')
  await close()
  close = async () => {}
  await expect(read(`${url}/closed`)).rejects.toThrow('Nothing answers there.')
})

test('neither the address nor the names in it are told in what went wrong', async () => {
  const { port } = await outside((_request, answer) => answer.writeHead(500).end())
  const failure = await read(`http://me:password@127.0.0.1:${port}/secret?key=1`).catch((error) => error)
  expect(failure).toBeInstanceOf(UnreadableError)
  expect(`${failure.message} ${failure.cause}`).not.toMatch(/secret|password|key=1/)
})

test('user name and password of an address are told to nobody', async () => {
  const { port } = await outside(({ headers }, answer) => answer.end(JSON.stringify(headers)))
  expect(await read(`http://me:password@127.0.0.1:${port}/`)).not.toContain('uthorization')
})

test('an app that closes ends the reading, which is no fault of the address', async () => {
  const closing = new AbortController()
  const { url } = await outside(() => closing.abort(new Error('closing')))
  await expect(read(url, { signal: closing.signal })).rejects.toThrow('closing')
})
