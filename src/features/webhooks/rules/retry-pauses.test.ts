import { expect, test } from 'vitest'
import { pauseAfter } from './retry-pauses'

test('each pause is longer than the one before, for about three days, and then it is over', () => {
  const pauses: number[] = []
  for (let attempts = 1; pauseAfter(attempts, 500) !== null; attempts++)
    pauses.push(pauseAfter(attempts, 500) ?? 0)
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  expect(pauses[0]).toBe(5)
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(4)
})

test('what a receiver calls gone is not tried again', () => {
  expect(pauseAfter(1, 410)).toBeNull()
  expect(pauseAfter(1, null)).toBe(5)
})
