import { expect, test } from 'vitest'
import { nameEntry } from './text'

test('an entry of money is called what it is, with the way the money took', () => {
  const cash = { method: 'cash', amountCents: 5000, reversesId: null, movedBookingId: null } as const
  expect(nameEntry(cash)).toBe('Cash')
  expect(nameEntry({ ...cash, method: 'mobile-money', amountCents: -2000 })).toBe('Refund, mobile money')
  expect(nameEntry({ ...cash, amountCents: -5000, reversesId: 1 })).toBe('Cash, reversal')
  const moved = { ...cash, method: 'moved', movedBookingId: 7 } as const
  expect(nameEntry(moved)).toBe('Moved from another booking')
  expect(nameEntry({ ...moved, amountCents: -5000 })).toBe('Moved to another booking')
})
