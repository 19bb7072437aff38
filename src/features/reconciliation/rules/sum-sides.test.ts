import { expect, test } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import type { StatementLine } from './parse-statement'
import { type OwnTransaction, reconcile } from './reconcile'
import { sumSides } from './sum-sides'

const shillings = (count: number) => ({ amount: { currency: 'UGX', shillings: count } }) as const
const dollars = (cents: number) => ({ amount: { currency: 'USD', cents } }) as const

test('each currency has its own sums, and one that nobody paid in has none', () => {
  const sums = sumSides({
    matched: [{ line: shillings(45_000), own: shillings(45_000) }],
    amountDiffers: [{ line: dollars(6500), own: dollars(6000) }],
    missingHere: [shillings(1000)],
    missingThere: [dollars(130)],
  })
  expect(sums).toEqual([
    { currency: 'USD', statement: 6500, ours: 6130 },
    { currency: 'UGX', statement: 46_000, ours: 45_000 },
  ])
  expect(sumSides({ matched: [], amountDiffers: [], missingHere: [], missingThere: [] })).toEqual([])
})

test('the sums are those of all lines and all payments, in whatever list they come to stand', () => {
  const random = seededRandom(11)
  const pick = (count: number) => Math.floor(random() * count)
  for (let round = 0; round < 200; round++) {
    const amount = () => shillings(1 + pick(4)).amount
    const lines: StatementLine[] = Array.from({ length: pick(9) }, (_, row) => ({
      row,
      confirmation: `P${pick(8)}`,
      reference: null,
      amount: amount(),
      date: String(row),
    }))
    const payments: OwnTransaction[] = Array.from({ length: pick(9) }, (_, index) => ({
      confirmation: `P${pick(8)}`,
      reference: `r${index}`,
      amount: amount(),
    }))
    const total = (all: readonly { amount: { shillings?: number } }[]) =>
      all.reduce((sum, one) => sum + (one.amount.shillings ?? 0), 0)
    const [sums] = sumSides(reconcile(lines, payments))
    expect(sums?.statement ?? 0).toBe(total(lines as never))
    expect(sums?.ours ?? 0).toBe(total(payments as never))
  }
})
