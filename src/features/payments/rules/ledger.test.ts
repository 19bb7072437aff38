import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { amountOwed, balance } from './ledger'

const standing = { status: 'confirmed', total: 13_000 } as const

test('what was reversed counts as if it had not been paid', () => {
  const entries = [{ amountCents: 5000 }, { amountCents: 3000 }, { amountCents: -5000 }]
  expect(balance(standing, [], entries)).toEqual({ owed: 13_000, paid: 3000, due: 10_000 })
})

test('more than the stay costs is owed to the guest', () => {
  const { due } = balance({ ...standing, total: 6500 }, [], [{ amountCents: 13_000 }])
  expect(due).toBe(-6500)
})

test('who cancelled or never came owes nothing, and gets back what they paid', () => {
  const owed = BOOKING_STATUSES.map((status) => [status, amountOwed({ status, total: 13_000 })])
  expect(Object.fromEntries(owed)).toEqual({
    pending: 13_000,
    confirmed: 13_000,
    'checked-in': 13_000,
    'checked-out': 13_000,
    cancelled: 0,
    'no-show': 0,
  })
  const cancelled = { ...standing, status: 'cancelled' } as const
  expect(balance(cancelled, [], [])).toEqual({ owed: 0, paid: 0, due: 0 })
  expect(balance(cancelled, [], [{ amountCents: 5000 }])).toEqual({ owed: 0, paid: 5000, due: -5000 })
  expect(balance(cancelled, [], [{ amountCents: 5000 }, { amountCents: -5000 }]).due).toBe(0)
})

test('charges are owed besides the nights, and by who cancelled too', () => {
  const charges = [{ amountCents: 2500 }, { amountCents: -500 }]
  const payments = [{ amountCents: 10_000 }]
  expect(balance(standing, charges, payments)).toEqual({ owed: 15_000, paid: 10_000, due: 5000 })
  const cancelled = { ...standing, status: 'cancelled' } as const
  expect(balance(cancelled, charges, payments)).toEqual({ owed: 2000, paid: 10_000, due: -8000 })
})

test('paid and due are what is owed to the cent', () => {
  const entries = fc.array(fc.record({ amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }) }))
  const status = fc.constantFrom(...BOOKING_STATUSES)
  fc.assert(
    fc.property(
      fc.record({ status, total: fc.integer({ min: 0, max: 10_000_000 }) }),
      entries,
      entries,
      (booking, charges, payments) => {
        const { owed, paid, due } = balance(booking, charges, payments)
        const sum = charges.reduce((all, { amountCents }) => all + amountCents, amountOwed(booking))
        return paid + due === owed && owed === sum && Number.isInteger(due)
      },
    ),
  )
})
