import { expect, it } from 'vitest'
import { nextAttempt } from './send-attempt'

it('the same booking sent again goes under the same key', () => {
  const first = nextAttempt(null, '{"villaId":1}')
  expect(nextAttempt(first, '{"villaId":1}')).toBe(first)
})

it('a changed booking, and one after a success, goes under a new key', () => {
  const first = nextAttempt(null, '{"villaId":1}')
  const keys = [first, nextAttempt(first, '{"villaId":2}'), nextAttempt(null, '{"villaId":1}')].map(
    ({ key }) => key,
  )
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it('what the browser keeps of an attempt holds nothing that the guest typed', () => {
  const kept = JSON.stringify(
    nextAttempt(null, '{"guestName":"Sample Guest","guestEmail":"sample@example.com"}'),
  )
  expect(kept).not.toMatch(/sample|guest/i)
})
