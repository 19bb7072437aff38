import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftToInvoice } from './left-to-invoice'

const dinner = { id: 1, amountCents: 24_00 }
const laundry = { id: 2, amountCents: 8_00 }

test('the first invoice takes all, the next what was charged since, and then nothing is left', () => {
  const owed = { nights: 130_00, charges: [dinner] }
  expect(leftToInvoice(owed, [])).toEqual({ hasNights: true, chargeIds: [1], creditIds: [], total: 154_00 })
  const first = { nights: 130_00, chargeIds: [1] }
  const later = { nights: 130_00, charges: [dinner, laundry] }
  expect(leftToInvoice(later, [first])).toEqual({
    hasNights: false,
    chargeIds: [2],
    creditIds: [],
    total: 8_00,
  })
  const second = { nights: null, chargeIds: [2] }
  expect(leftToInvoice(later, [first, second])).toEqual({
    hasNights: false,
    chargeIds: [],
    creditIds: [],
    total: 0,
  })
})

test('nights that changed after they were invoiced wait for a credit note', () => {
  const invoiced = [{ nights: 130_00, chargeIds: [] }]
  expect(leftToInvoice({ nights: 195_00, charges: [] }, invoiced)).toBe('nights-changed')
  expect(leftToInvoice({ nights: 195_00, charges: [] }, [])).toMatchObject({ total: 195_00 })
})

test('whatever was charged between them, the invoices of a booking come to what it owes', () => {
  const amounts = fc.array(fc.integer({ min: -50_00, max: 500_00 }), { maxLength: 20 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_00 }),
      amounts,
      fc.integer({ min: 1, max: 5 }),
      (nights, all, step) => {
        const charges = all.map((amountCents, index) => ({ id: index + 1, amountCents }))
        const invoices: { nights: number | null; chargeIds: number[] }[] = []
        let sum = 0
        for (let count = 0; count <= charges.length + step; count += step) {
          const left = leftToInvoice({ nights, charges: charges.slice(0, count) }, invoices)
          if (left === 'nights-changed') return false
          sum += left.total
          invoices.push({ nights: left.hasNights ? nights : null, chargeIds: left.chargeIds })
        }
        return sum === nights + all.reduce((one, other) => one + other, 0)
      },
    ),
  )
})
