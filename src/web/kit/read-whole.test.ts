import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from 'vitest'
import { readWhole } from './request'

const browser = globalThis as unknown as { happyDOM: { setURL(url: string): void } }

/** A server with a list of five, two a page, the third of which moves on while it is read. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('asked', async ({}, { onCleanup }): Promise<string[]> => {
    const asked: string[] = []
    const pages = [[1, 2], [2, 3], [4]]
    const server = createServer(({ url = '' }, answer) => {
      asked.push(url)
      if (url === '/one') return answer.end('{"id":1}')
      const page = Number(/page=(\d)/.exec(url)?.[1] ?? 1)
      if (page === 3 && url.startsWith('/broken')) return answer.writeHead(503).end('{"message":"Later"}')
      const path = url.split('?')[0]
      if (page < 3) answer.setHeader('link', `<${path}?page=${page + 1}&pageSize=2>; rel="next"`)
      return answer.end(JSON.stringify(pages[page - 1]?.map((id) => ({ id }))))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onCleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    browser.happyDOM.setURL(`http://127.0.0.1:${port}/`)
    return asked
  })

test('a list is read to its last page, with every row once', async ({ asked }) => {
  expect(await readWhole('/list')).toEqual([1, 2, 3, 4].map((id) => ({ id })))
  expect(asked).toEqual(['/list', '/list?page=2&pageSize=2', '/list?page=3&pageSize=2'])
})

test('a page that is named is all that is read, and so is an answer that is no list', async ({ asked }) => {
  expect(await readWhole('/list?page=1')).toEqual([{ id: 1 }, { id: 2 }])
  expect(await readWhole('/one')).toEqual({ id: 1 })
  expect(asked).toEqual(['/list?page=1', '/one'])
})

test('a list of which a page cannot be read is not shown as if that were all', async ({ asked }) => {
  await expect(readWhole('/broken')).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveLength(3)
})
