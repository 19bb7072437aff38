import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { type BookingMoney, findUnsettled } from './unsettled-money'

const paid: BookingMoney = { status: 'confirmed', hasLapsed: false, due: 0, shortOrders: [], chargeBacks: [] }
const short = { asked: 13_000, came: 6500, paidSince: 0 }

test('money that is held and not owed says why, all else is settled', () => {
  expect(findUnsettled(paid)).toBeNull()
  expect(findUnsettled({ ...paid, due: 13_000 })).toBeNull()
  expect(findUnsettled({ ...paid, due: -2000 })).toEqual({ reason: 'overpaid', cents: 2000 })
  const held = { ...paid, due: -13_000 }
  expect(findUnsettled({ ...held, status: 'cancelled' })?.reason).toBe('cancelled')
  expect(findUnsettled({ ...held, status: 'cancelled', hasLapsed: true })?.reason).toBe('lapsed')
  expect(findUnsettled({ ...held, status: 'no-show' })?.reason).toBe('no-show')
})

test('a request that lapsed once and was taken up again is as any other', () => {
  expect(findUnsettled({ ...paid, hasLapsed: true, due: -100 })?.reason).toBe('overpaid')
})

test('an order that came in part is missing the rest until that was paid, in whatever way', () => {
  const standing = { ...paid, due: 6500, shortOrders: [short] }
  expect(findUnsettled(standing)).toEqual({ reason: 'underpaid', cents: 6500 })
  expect(findUnsettled({ ...standing, shortOrders: [{ ...short, paidSince: 5000 }] })?.cents).toBe(1500)
  expect(findUnsettled({ ...standing, shortOrders: [{ ...short, paidSince: 6500 }] })).toBeNull()
  // Let off by a discount.
  expect(findUnsettled({ ...standing, due: 0 })).toBeNull()
  expect(findUnsettled({ ...standing, status: 'cancelled' })).toBeNull()
})

test('the rest of several short orders counts once', () => {
  const shortOrders = [
    { asked: 25_300, came: 10_000, paidSince: 10_000 },
    { asked: 15_300, came: 10_000, paidSince: 0 },
  ]
  expect(findUnsettled({ ...paid, due: 5300, shortOrders })?.cents).toBe(5300)
})

test('money that the payer’s bank took back is told until it was paid again, also of a booking that ended', () => {
  const lost = { asked: 13_000, came: 0, paidSince: 0 }
  const money = { hasLapsed: false, shortOrders: [], chargeBacks: [lost] }
  expect(findUnsettled({ ...money, status: 'confirmed', due: 13_000 })).toEqual({
    reason: 'charged-back',
    cents: 13_000,
  })
  expect(findUnsettled({ ...money, status: 'cancelled', due: 13_000 })?.reason).toBe('charged-back')
  expect(findUnsettled({ ...money, status: 'cancelled', due: 0 })).toBeNull()
  const paidAgain = [{ ...lost, paidSince: 13_000 }]
  expect(findUnsettled({ ...money, chargeBacks: paidAgain, status: 'confirmed', due: 500 })).toBeNull()
})

test('what is told is never more than is held, and never more than is due', () => {
  const order = fc.record({ asked: fc.nat(50_000), came: fc.nat(50_000), paidSince: fc.nat(50_000) })
  const money = fc.record({
    status: fc.constantFrom(...BOOKING_STATUSES),
    hasLapsed: fc.boolean(),
    due: fc.integer({ min: -50_000, max: 50_000 }),
    shortOrders: fc.array(order, { maxLength: 3 }),
    chargeBacks: fc.array(order, { maxLength: 2 }),
  })
  fc.assert(
    fc.property(money, (booking) => {
      const found = findUnsettled(booking)
      if (booking.due < 0) return found?.cents === -booking.due
      return found === null || (found.cents > 0 && found.cents <= booking.due)
    }),
  )
})
