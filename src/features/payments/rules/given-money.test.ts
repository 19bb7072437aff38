import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFor, readGiven, shillingsFor } from './given-money'

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

test('a decimal comma is one, in dollars, and no shillings are read from it', () => {
  expect(readGiven('12,50', 'USD', 3700)).toEqual({ cents: 1250, shillings: null })
  expect(readGiven('1,365.00', 'USD', null)).toEqual({ cents: 136_500, shillings: null })
  expect(readGiven('185\u202f000', 'UGX', 3700)).toEqual({ cents: 5000, shillings: { shillings: 185_000 } })
  for (const typed of ['185,5', '185.000', '-5', '']) {
    expect(readGiven(typed, 'UGX', 3700), typed).toEqual({ cents: null, shillings: null })
  }
  expect(readGiven('185000', 'UGX', null)).toEqual({ cents: null, shillings: null })
})
