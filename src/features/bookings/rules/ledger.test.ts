import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balance } from './ledger'

test('what was reversed counts as if it had not been paid', () => {
  const entries = [{ amountCents: 5000 }, { amountCents: 3000 }, { amountCents: -5000 }]
  expect(balance(13_000, entries)).toEqual({ paid: 3000, due: 10_000 })
})

test('more than the stay costs is owed to the guest', () => {
  expect(balance(6500, [{ amountCents: 13_000 }])).toEqual({ paid: 13_000, due: -6500 })
})

test('paid and due are the total to the cent', () => {
  const entries = fc.array(fc.record({ amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }) }))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), entries, (total, all) => {
      const { paid, due } = balance(total, all)
      return paid + due === total && Number.isInteger(due)
    }),
  )
})
