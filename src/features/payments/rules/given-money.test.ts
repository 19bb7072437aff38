import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFor, shillingsFor } from './given-money'

test('shillings count by the rate they were taken at', () => {
  expect(centsFor({ shillings: 185_000 }, 3700)).toBe(5000)
  expect(centsFor({ shillings: 100_000 }, 3700)).toBe(2703)
  expect(shillingsFor(19_680, 3700)).toEqual({ shillings: 728_160 })
})

test('what settles a balance rounded to shillings settles it to the cent, at every rate that can be set', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 100, max: 100_000 }),
      (due, rate) => centsFor(shillingsFor(due, rate), rate) === due,
    ),
  )
})
