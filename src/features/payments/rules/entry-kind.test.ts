import { expect, test } from 'vitest'
import { isReversible, kindOf } from './entry-kind'

const plain = { amountCents: 5000, reversesId: null, movedBookingId: null }

test('an entry is what its columns say', () => {
  expect(kindOf(plain)).toBe('payment')
  expect(kindOf({ ...plain, amountCents: -5000 })).toBe('refund')
  expect(kindOf({ ...plain, amountCents: -5000, reversesId: 1 })).toBe('reversal')
  expect(kindOf({ ...plain, reversesId: 1 })).toBe('reversal')
  expect(kindOf({ ...plain, amountCents: -5000, movedBookingId: 2 })).toBe('transfer')
})

test('payments and refunds are reversed, reversals and money moved are not', () => {
  expect(isReversible(plain)).toBe(true)
  expect(isReversible({ ...plain, amountCents: -5000 })).toBe(true)
  expect(isReversible({ ...plain, reversesId: 1 })).toBe(false)
  expect(isReversible({ ...plain, movedBookingId: 2 })).toBe(false)
})
