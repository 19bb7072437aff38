import { expect, test } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import { readProviderAmount, toProviderAmount } from './provider-amounts'

test.for([
  [65, 'USD', { currency: 'USD', cents: 6500 }],
  [65.5, 'USD', { currency: 'USD', cents: 6550 }],
  ['65.50', 'USD', { currency: 'USD', cents: 6550 }],
  ['0.07', 'USD', { currency: 'USD', cents: 7 }],
  [1.1 + 2.2 - 3.2, 'USD', null],
  ['65.005', 'USD', null],
  [45000, 'UGX', { currency: 'UGX', shillings: 45_000 }],
  ['45000.0', 'UGX', { currency: 'UGX', shillings: 45_000 }],
  ['12.5', 'UGX', null],
  [0, 'UGX', null],
  [-5, 'UGX', null],
  ['1e5', 'UGX', null],
  ['45,000', 'UGX', null],
  [Number.NaN, 'USD', null],
  [100, 'KES', null],
] as const)('a provider that tells %s %s is read exactly or not at all', ([told, currency, amount]) => {
  expect(readProviderAmount(told, currency)).toEqual(amount)
})

test('every amount is read back as it was sent', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 2000; round++) {
    const count = 1 + Math.floor(random() * 99_999_999)
    const dollars = { currency: 'USD', cents: count } as const
    const shillings = { currency: 'UGX', shillings: count } as const
    expect(readProviderAmount(toProviderAmount(dollars), 'USD')).toEqual(dollars)
    expect(readProviderAmount(Number(toProviderAmount(dollars)), 'USD')).toEqual(dollars)
    expect(readProviderAmount(toProviderAmount(shillings), 'UGX')).toEqual(shillings)
  }
})
