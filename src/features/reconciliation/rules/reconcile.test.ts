import { expect, test } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import type { StatementLine } from './parse-statement'
import { type OwnTransaction, reconcile } from './reconcile'

const shillings = (count: number) => ({ currency: 'UGX', shillings: count }) as const

function line(confirmation: string, count: number, own: Partial<StatementLine> = {}): StatementLine {
  return { row: 2, confirmation, reference: null, amount: shillings(count), date: '2027-03-10', ...own }
}

function own(confirmation: string, count: number, reference = `ref-${confirmation}`): OwnTransaction {
  return { reference, confirmation, amount: shillings(count) }
}

test('a payment is matched by the provider’s number, however the portal spells it', () => {
  const payment = own('QFC-1A', 45_000)
  const told = line('qfc1a', 45_000)
  expect(reconcile([told], [payment])).toEqual({
    matched: [{ line: told, own: payment }],
    amountDiffers: [],
    missingHere: [],
    missingThere: [],
    repeated: [],
  })
})

test('what is missing on either side and what differs is told apart', () => {
  const result = reconcile([line('A', 45_000), line('C', 1000)], [own('A', 44_000), own('B', 2000)])
  expect(result.amountDiffers).toMatchObject([{ line: { confirmation: 'A' }, own: { confirmation: 'A' } }])
  expect(result.missingHere).toMatchObject([{ confirmation: 'C' }])
  expect(result.missingThere).toMatchObject([{ confirmation: 'B' }])
})

test('the same number of another currency differs', () => {
  const result = reconcile([line('A', 100, { amount: { currency: 'USD', cents: 100 } })], [own('A', 100)])
  expect(result.amountDiffers).toHaveLength(1)
})

test('our reference decides only where the number is not known here', () => {
  const [first, second] = [own('A', 100, 'r1'), own('r2', 100, 'r2')]
  const result = reconcile(
    [line('X', 100, { reference: 'r1' }), line('A', 100), line('Y', 100, { reference: 'R2' })],
    [first, second],
  )
  expect(result.matched).toMatchObject([
    { line: { confirmation: 'A' }, own: first },
    { line: { confirmation: 'Y' }, own: second },
  ])
  expect(result.missingHere).toMatchObject([{ confirmation: 'X' }])
})

test('a line that stands there twice is one payment, and a second payment of the same number is missing here', () => {
  const result = reconcile(
    [line('A', 100, { row: 2 }), line('A', 100, { row: 3 }), line('A', 100, { row: 4, date: '2027-03-11' })],
    [own('A', 100)],
  )
  expect(result.matched).toHaveLength(1)
  expect(result.repeated).toMatchObject([{ row: 3 }])
  expect(result.missingHere).toMatchObject([{ row: 4 }])
})

test('no line and no payment is lost or told twice, in whatever order they come', () => {
  const random = seededRandom(5)
  const pick = (count: number) => Math.floor(random() * count)
  for (let round = 0; round < 400; round++) {
    const payments = Array.from({ length: pick(12) }, (_, index) =>
      own(`P${pick(10)}`, 1 + pick(3), `r${index}`),
    )
    const lines = Array.from({ length: pick(12) }, (_, row) =>
      line(`P${pick(10)}`, 1 + pick(3), { row, reference: pick(3) === 0 ? `r${pick(12)}` : null }),
    )
    const result = reconcile(lines, payments)
    const pairs = [...result.matched, ...result.amountDiffers]
    const toldLines = [...pairs.map((pair) => pair.line), ...result.missingHere, ...result.repeated]
    const toldPayments = [...pairs.map((pair) => pair.own), ...result.missingThere]
    expect(toldLines).toHaveLength(lines.length)
    expect(new Set(toldLines)).toEqual(new Set(lines))
    expect(toldPayments).toHaveLength(payments.length)
    expect(new Set(toldPayments)).toEqual(new Set(payments))
    for (const pair of result.matched) expect(pair.line.amount).toEqual(pair.own.amount)
    for (const pair of result.amountDiffers) expect(pair.line.amount).not.toEqual(pair.own.amount)
    // A number that neither side has twice is paired whatever comes before it.
    const turned = reconcile(lines.toReversed(), payments.toReversed())
    const isUnique = (number: string) =>
      lines.filter(({ confirmation }) => confirmation === number).length === 1 &&
      payments.filter(({ confirmation }) => confirmation === number).length === 1
    for (const pair of pairs.filter(({ line: { confirmation } }) => isUnique(confirmation)))
      if (pair.own.confirmation === pair.line.confirmation)
        expect([...turned.matched, ...turned.amountDiffers]).toContainEqual(pair)
  }
})
