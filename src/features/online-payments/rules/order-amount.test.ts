import { expect, test } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import { centsOf, shillingsFor } from './order-amount'

const order = {
  ordered: { currency: 'UGX', shillings: 481_000 },
  cents: 13_000,
  shillingsPerDollar: 3700,
} as const

test('what was asked for counts for exactly the dollars it stands for', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 2000; round++) {
    const cents = 1 + Math.floor(random() * 1_000_000)
    const shillingsPerDollar = 100 + Math.floor(random() * 9000)
    const ordered = { currency: 'UGX', ...shillingsFor(cents, shillingsPerDollar) } as const
    expect(centsOf(ordered, { ordered, cents, shillingsPerDollar })).toBe(cents)
    expect(ordered.shillings * 100).toBeGreaterThanOrEqual(cents * shillingsPerDollar)
  }
})

test('less or more counts for what it is worth at the rate of the order', () => {
  expect(centsOf({ currency: 'UGX', shillings: 370_000 }, order)).toBe(10_000)
  expect(centsOf({ currency: 'UGX', shillings: 555_000 }, order)).toBe(15_000)
  expect(centsOf({ currency: 'UGX', shillings: 1 }, order)).toBe(1)
})

test('dollars count as they are, and shillings without a rate for nothing that anybody knows', () => {
  expect(centsOf({ currency: 'USD', cents: 4200 }, order)).toBe(4200)
  const dollars = {
    ordered: { currency: 'USD', cents: 13_000 },
    cents: 13_000,
    shillingsPerDollar: null,
  } as const
  expect(centsOf({ currency: 'UGX', shillings: 481_000 }, dollars)).toBeNull()
})
