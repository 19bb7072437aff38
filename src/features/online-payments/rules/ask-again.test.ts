import { expect, test } from 'vitest'
import { isGivenUp, secondsToNextAsk } from './ask-again'

const open = { state: 'pending', tries: 1, ageSeconds: 5, isRefundAsked: false } as const
const DAY = 86_400

test('an open payment is asked for every few seconds at first, then more and more rarely, and never given up', () => {
  const delays = [1, 4, 9, 12, 13, 40].map((tries) => secondsToNextAsk({ ...open, tries }))
  expect(delays).toEqual([5, 10, 30, 60, 120, 120])
  expect(secondsToNextAsk({ ...open, tries: 40, ageSeconds: 4000 })).toBe(600)
  expect(secondsToNextAsk({ ...open, tries: 400, ageSeconds: 30 * DAY })).toBe(3600)
})

test.for(['failed', 'expired', 'cancelled'] as const)(
  'one that is %s is asked for a few days more, because money may come late',
  (state) => {
    expect(secondsToNextAsk({ ...open, state })).toBe(300)
    expect(secondsToNextAsk({ ...open, state, ageSeconds: 2 * DAY })).toBe(3600)
    expect(secondsToNextAsk({ ...open, state, ageSeconds: 4 * DAY })).toBeNull()
  },
)

test('one that is paid is asked for again only where a refund waits for the provider', () => {
  expect(secondsToNextAsk({ ...open, state: 'paid' })).toBeNull()
  expect(secondsToNextAsk({ ...open, state: 'paid', isRefundAsked: true })).toBe(300)
  expect(secondsToNextAsk({ ...open, state: 'paid', tries: 12, isRefundAsked: true })).toBe(3600)
  expect(secondsToNextAsk({ ...open, state: 'refunded', isRefundAsked: true })).toBeNull()
})

test('what nobody has paid for a week is given up, and what is ambiguous never', () => {
  expect(isGivenUp('pending', 6 * DAY)).toBe(false)
  expect(isGivenUp('pending', 7 * DAY)).toBe(true)
  expect(isGivenUp('unknown', 7 * DAY)).toBe(true)
  expect(isGivenUp('ambiguous', 70 * DAY)).toBe(false)
  expect(isGivenUp('unreachable', 70 * DAY)).toBe(false)
})
