import { expect, test } from 'vitest'
import { isKeptPage, mannerOf } from './copies'

const ORIGIN = 'https://hotel.example'

test.each([
  ['/', 'pages'],
  ['/villas/residence?from=x', 'pages'],
  ['/contact?subject=Other&message=My%20question', null],
  ['/assets/libraries-1.js', 'files'],
  ['/api/assets/forest-640.avif', 'pictures'],
  ['/api/assets/tour.mp4', null],
  ['/my-booking/secret', 'bookings'],
  ['/api/my-booking/secret', 'bookings'],
  ['/api/my-booking/secret/payments', null],
  ['/api/villas', null],
  ['/admin', null],
  ['/admin/bookings', null],
  ['https://elsewhere.example/', null],
])('%s is answered without a line as one of: %s', (path, manner) => {
  const url = new URL(path, ORIGIN).href
  const mode = /^\/(assets|api)\//.test(path) ? 'cors' : 'navigate'
  expect(mannerOf({ method: 'GET', mode, url }, ORIGIN)).toBe(manner)
  expect(mannerOf({ method: 'POST', mode, url }, ORIGIN)).toBeNull()
})

test('a page that no cache may keep is not kept, nor one that failed', () => {
  const answer = (init: ResponseInit) => {
    const { ok, headers } = new Response('', init)
    return { ok, headers, type: 'basic' as const }
  }
  expect(isKeptPage(answer({ headers: { 'cache-control': 'no-cache' } }))).toBe(true)
  expect(isKeptPage(answer({ headers: { 'cache-control': 'no-store' } }))).toBe(false)
  expect(isKeptPage(answer({ status: 503 }))).toBe(false)
  expect(isKeptPage({ ...answer({}), type: 'opaqueredirect' })).toBe(false)
})
