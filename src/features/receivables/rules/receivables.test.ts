import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { openInvoices, sumByAge } from './receivables'

const today = toDay('2027-06-01')
const invoice = (bookingId: number, total: number, dueOn = today) => ({ bookingId, total, dueOn })

test('what was paid for a booking pays its oldest invoice first', () => {
  const invoices = [invoice(1, 100_00), invoice(2, 50_00), invoice(1, 30_00)]
  const paid = new Map([[1, 110_00]])
  expect(openInvoices(invoices, (id) => paid.get(id) ?? 0, today)).toMatchObject([
    { bookingId: 2, open: 50_00 },
    { bookingId: 1, total: 30_00, open: 20_00 },
  ])
})

test('an invoice is as old as the days since it was due', () => {
  const late = [-5, 0, 1, 30, 31, 60, 61, 90, 91, 900].map((days) =>
    invoice(days, 1_00, addDays(today, -days)),
  )
  expect(sumByAge(openInvoices(late, () => 0, today)).map(({ open }) => open)).toEqual([
    2_00, 2_00, 2_00, 2_00, 2_00,
  ])
})

test('what is open by age comes to all that is invoiced less what was paid for it', () => {
  const invoices = fc.array(
    fc.record({
      bookingId: fc.integer({ min: 1, max: 4 }),
      total: fc.integer({ min: 1, max: 1_000_00 }),
      dueOn: fc.integer({ min: -10, max: 200 }).map((days) => addDays(today, -days)),
    }),
  )
  fc.assert(
    fc.property(
      invoices,
      fc.array(fc.integer({ min: -10_00, max: 2_000_00 }), { minLength: 5, maxLength: 5 }),
      (all, paid) => {
        const open = sumByAge(openInvoices(all, (id) => paid[id] ?? 0, today)).reduce(
          (sum, age) => sum + age.open,
          0,
        )
        const owed = [1, 2, 3, 4].map((id) => {
          const total = all
            .filter(({ bookingId }) => bookingId === id)
            .reduce((sum, one) => sum + one.total, 0)
          return Math.max(0, total - Math.max(0, paid[id] ?? 0))
        })
        expect(open).toBe(owed.reduce((sum, one) => sum + one, 0))
      },
    ),
  )
})
