import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cash, expectedCash, isSameCash, NO_CASH, subtractCash, toAmounts, toCash } from './cash'

const cash: fc.Arbitrary<Cash> = fc.record({
  cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  shillings: fc.record({ shillings: fc.integer({ min: -100_000_000, max: 100_000_000 }) }),
})

test('the float, what came in and what went out are what must be there, each currency by itself', () => {
  const came = { cents: 0, shillings: { shillings: 185_000 } }
  const went = { cents: -2000, shillings: { shillings: 0 } }
  expect(expectedCash({ cents: 5000, shillings: { shillings: 100_000 } }, [came, went])).toEqual({
    cents: 3000,
    shillings: { shillings: 285_000 },
  })
})

test('no entry is lost or counted twice, in whatever order they come', () => {
  fc.assert(
    fc.property(cash, fc.array(cash), (float, entries) => {
      const expected = expectedCash(float, entries)
      const rest = [...entries].reverse().reduce(subtractCash, expected)
      return isSameCash(rest, float) && isSameCash(subtractCash(expected, expected), NO_CASH)
    }),
  )
})

test('cash is the same on the other side of the wire', () => {
  fc.assert(
    fc.property(cash, (one) => {
      expect(toAmounts(toCash(toAmounts(one)))).toEqual(toAmounts(one))
      return isSameCash(toCash(toAmounts(one)), one)
    }),
  )
})
