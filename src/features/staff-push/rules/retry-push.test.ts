import { expect, test } from 'vitest'
import { isGone, pauseAfter } from './retry-push'

test('what passes by itself is tried four times more, each time later, and then given up', () => {
  for (const status of [null, 408, 425, 429, 500, 503])
    expect([1, 2, 3, 4, 5].map((attempts) => pauseAfter(attempts, status))).toEqual([10, 60, 300, 1200, null])
})

test('what the push service refuses is not sent again', () => {
  for (const status of [302, 400, 401, 403, 404, 410, 413]) expect(pauseAfter(1, status)).toBeNull()
})

test('a subscription is gone where the push service says that there is none', () => {
  expect([404, 410].every(isGone)).toBe(true)
  expect([null, 201, 403, 500].some(isGone)).toBe(false)
})
