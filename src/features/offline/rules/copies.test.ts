import { expect, test } from 'vitest'
import { isKeptPage, isListOfBefore, mannerOf } from './copies'

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
  ['/admin', 'panel'],
  ['/admin/', 'panel'],
  ['/admin/cleaning', 'panel'],
  ['/api/auth/user', 'panel'],
  ['/api/admin/housekeeping/villas', 'panel'],
  ['/api/admin/housekeeping/villas/7', null],
  ['/api/admin/bookings', null],
  ['/staff-assets/admin-cleaning-1.js', 'panelFiles'],
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

test('a cleaning list is shown for a day, and who is signed in for as long as nobody says otherwise', () => {
  const list = '/api/admin/housekeeping/villas'
  const madeAt = 'Wed, 10 Mar 2027 06:00:00 GMT'
  const at = (instant: string) => Date.parse(instant)
  expect(isListOfBefore(list, madeAt, at('2027-03-11T05:59:59Z'))).toBe(false)
  expect(isListOfBefore(list, madeAt, at('2027-03-11T06:00:00Z'))).toBe(true)
  expect(isListOfBefore(list, null, at('2027-03-10T06:00:00Z'))).toBe(true)
  expect(isListOfBefore('/api/auth/user', madeAt, at('2027-05-01T06:00:00Z'))).toBe(false)
})
