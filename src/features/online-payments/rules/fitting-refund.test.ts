import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import { fitRefund } from './fitting-refund'

const DOLLARS = { amount: '253.00', shillings: null, shillingsPerDollar: null, isWholeOnly: false }
const SHILLINGS = { amount: '130.00', shillings: '481000', shillingsPerDollar: 3700, isWholeOnly: false }

describe('what of a payment goes back', () => {
  test('is all of it where that much is held, and what is held where that is less', () => {
    expect(fitRefund(DOLLARS, 25_300)).toEqual(DOLLARS)
    expect(fitRefund(DOLLARS, 90_000)).toEqual(DOLLARS)
    expect(fitRefund(DOLLARS, 10_001)).toMatchObject({ amount: '100.01' })
    expect(fitRefund(SHILLINGS, 2000)).toMatchObject({ amount: '20.00', shillings: '74000' })
  })

  test('is nothing where the provider sends back only the whole, and that is more than is held', () => {
    expect(fitRefund({ ...DOLLARS, isWholeOnly: true }, 25_299)).toBeNull()
    expect(fitRefund({ ...SHILLINGS, isWholeOnly: true }, 13_000)).toMatchObject({ shillings: '481000' })
  })

  test('is never more than is held, in either currency', () => {
    const random = seededRandom(20_270_311)
    for (let round = 0; round < 2000; round++) {
      const held = Math.floor(random() * 20_000)
      const rate = 100 + Math.floor(random() * 5000)
      const part = fitRefund({ ...SHILLINGS, shillingsPerDollar: rate }, held)
      if (part === null || part.shillings === SHILLINGS.shillings) continue
      expect((Number(part.shillings) * 100) / rate).toBeLessThanOrEqual(held)
    }
  })
})
