import { expect, test } from 'vitest'
import { lookAgainAfter } from './look-again'

const at = '2027-03-10T12:00:00Z'
const after = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000)

test('a page looks again every few seconds while a payment waits, more rarely later, and not for ever', () => {
  expect(lookAgainAfter({ state: 'pending', at }, after(1))).toBe(3000)
  expect(lookAgainAfter({ state: 'sent', at }, after(10))).toBe(15_000)
  expect(lookAgainAfter({ state: 'sent', at }, after(120))).toBeNull()
})

test('nothing is waited for once a payment has ended, or where there is none', () => {
  expect(lookAgainAfter({ state: 'paid', at }, after(1))).toBeNull()
  expect(lookAgainAfter({ state: 'failed', at }, after(1))).toBeNull()
  expect(lookAgainAfter(undefined, after(1))).toBeNull()
})
