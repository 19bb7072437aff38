import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as breathe } from 'node:timers/promises'
import { MutationObserver, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, test as base, describe, expect, vi } from 'vitest'
import { categoriesQuery } from '@/features/categories/queries'
import { createQueryClient } from './query-client'
import { ApiError, request } from './request'

type Answer = { status: number; body?: string; setCookie?: string }
type FakeApi = {
  asked: { method: string; body: string; type: string | undefined; cookie: string | undefined }[]
  answer: Answer
}

const browser = globalThis as unknown as { happyDOM: { setURL(url: string): void } }

/** A server that answers every call as `answer` says, and keeps what it was asked. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('api', async ({}, { onCleanup }): Promise<FakeApi> => {
    const api: FakeApi = { asked: [], answer: { status: 200, body: '[]' } }
    const server = createServer((incoming, response) => void answer(api, incoming, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onCleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    // The page stands on the server it asks, as ours do.
    const { port } = server.address() as AddressInfo
    browser.happyDOM.setURL(`http://127.0.0.1:${port}/`)
    return api
  })
  .extend('client', ({ api: _house }) => createQueryClient((path) => request('GET', path)))

afterEach(() => {
  vi.useRealTimers()
})

describe('a request', () => {
  test('answers the parsed JSON, and nothing where the answer is empty', async ({ api }) => {
    api.answer = { status: 201, body: '{"id":7}' }
    expect(await request('POST', '/api/bookings', { nights: 2 })).toEqual({ id: 7 })
    expect(api.asked).toMatchObject([{ method: 'POST', body: '{"nights":2}', type: 'application/json' }])
    api.answer = { status: 204 }
    expect(await request('DELETE', '/api/admin/events/1')).toBeUndefined()
    expect(api.asked[1]).toMatchObject({ method: 'DELETE', body: '', type: undefined })
  })

  test('carries the cookies of the app', async ({ api }) => {
    api.answer = { status: 200, body: '{}', setCookie: 'session=abc; Path=/; SameSite=Lax' }
    await request('POST', '/api/auth/login', {})
    await request('GET', '/api/auth/user')
    expect(api.asked.map(({ cookie }) => cookie)).toEqual([undefined, 'session=abc'])
  })

  test.for([
    [409, '{"message":"Taken."}', '409: {"message":"Taken."}', 'Taken.', []],
    [
      422,
      '{"message":"Look again.","errors":[{"path":"email","message":"No address"}]}',
      '422: {"message":"Look again.","errors":[{"path":"email","message":"No address"}]}',
      'Look again.',
      [{ path: 'email', message: 'No address' }],
    ],
    [502, 'upstream is away', '502: upstream is away', undefined, []],
    [503, '', '503: Service Unavailable', undefined, []],
    [500, '{not JSON', '500: {not JSON', undefined, []],
  ] as const)(
    'that is answered %i %s is an error in the words of the status and the text',
    async ([status, body, message, serverMessage, problems], { api }) => {
      api.answer = { status, body }
      const error = await request('GET', '/api/villas').catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status, message, serverMessage, problems })
    },
  )
})

describe('a query', () => {
  test('is asked once however often it is looked at, and never grows stale by itself', async ({
    api,
    client,
  }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const options = { queryKey: ['/api/villas'] }
    const observer = new QueryObserver(client, options)
    const leave = observer.subscribe(() => {})
    await until(() => observer.getCurrentResult().isSuccess)
    vi.advanceTimersByTime(365 * 86_400_000)
    await settle()
    expect(observer.getCurrentResult().isStale).toBe(false)
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await client.fetchQuery(options)
    await settle()
    expect(api.asked).toHaveLength(1)
    leave()
  })

  test('that nobody looks at is forgotten after five minutes', async ({ client }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await client.fetchQuery({ queryKey: ['/api/villas'] })
    vi.advanceTimersByTime(5 * 60_000 - 1)
    expect(client.getQueryData(['/api/villas'])).toEqual([])
    vi.advanceTimersByTime(1)
    expect(client.getQueryData(['/api/villas'])).toBeUndefined()
  })

  test('that fails is not asked again', async ({ api, client }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    api.answer = { status: 500, body: 'no' }
    await expect(client.fetchQuery({ queryKey: ['/api/villas'] })).rejects.toThrow('500: no')
    const observer = new QueryObserver(client, { queryKey: ['/api/events'] })
    const leave = observer.subscribe(() => {})
    await until(() => observer.getCurrentResult().isError)
    vi.advanceTimersByTime(60_000)
    await settle()
    expect(api.asked).toHaveLength(2)
    leave()
  })

  test('that may try again waits one second, doubled each time, and thirty at most', async ({
    api,
    client,
  }) => {
    api.answer = { status: 500, body: 'no' }
    const observer = new QueryObserver(client, { queryKey: ['/api/villas'], retry: 7 })
    await expectWaits(observer, api, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test('for villa categories is asked for three times in all, one second apart', async ({ api, client }) => {
    api.answer = { status: 503, body: 'starting' }
    await expectWaits(new QueryObserver<unknown>(client, categoriesQuery), api, [1000, 1000])
  })
})

test('a write that fails is not sent again', async ({ api, client }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  api.answer = { status: 500, body: 'no' }
  const observer = new MutationObserver(client, {
    mutationFn: () => request('POST', '/api/contact', {}),
  })
  await expect(observer.mutate()).rejects.toThrow('500: no')
  vi.advanceTimersByTime(60_000)
  await settle()
  expect(api.asked).toHaveLength(1)
})

/** The query is asked again after exactly these waits (milliseconds), and then gives up. */
async function expectWaits<Key extends QueryKey>(
  observer: QueryObserver<unknown, Error, unknown, unknown, Key>,
  api: FakeApi,
  waits: number[],
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leave = observer.subscribe(() => {})
  for (const [before, wait] of waits.entries()) {
    await until(() => observer.getCurrentResult().failureCount === before + 1)
    await settle()
    vi.advanceTimersByTime(wait - 1)
    await settle()
    expect(api.asked).toHaveLength(before + 1)
    vi.advanceTimersByTime(1)
    await until(() => api.asked.length === before + 2)
  }
  await until(() => observer.getCurrentResult().isError)
  expect(api.asked).toHaveLength(waits.length + 1)
  leave()
}

async function until(isSo: () => boolean) {
  const end = performance.now() + 10_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It did not come to pass within ten seconds')
    await breathe()
  }
}

/** Long enough for what is on its way to have arrived. */
async function settle() {
  for (let turn = 0; turn < 50; turn++) await breathe()
}

async function answer(api: FakeApi, incoming: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const chunk of incoming) body += chunk
  const { 'content-type': type, cookie } = incoming.headers
  api.asked.push({ method: incoming.method ?? '', body, type, cookie })
  const { status, body: text, setCookie } = api.answer
  response.writeHead(status, setCookie ? { 'set-cookie': setCookie } : {}).end(text)
}
