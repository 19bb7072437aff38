import { expect, test } from 'vitest'
import { tellCosts } from './admin-ending-cost'

const free = { fee: '0.00', paid: '0.00', due: '0.00' }
const costs = (cancelled: typeof free) => ({ cancelled, 'no-show': free })

test('a clerk reads what ending a stay costs and what becomes of what was paid', () => {
  expect(tellCosts([costs(free)], 'cancelled')).toBe('It costs the guest nothing.')
  expect(tellCosts([costs({ fee: '65.00', paid: '196.80', due: '-131.80' })], 'cancelled')).toBe(
    'Late cancellation fee charged: $65.00. $196.80 was paid, so $131.80 is held: give it back, or move it to another booking.',
  )
  expect(tellCosts([costs({ fee: '65.00', paid: '20.00', due: '45.00' })], 'cancelled')).toBe(
    'Late cancellation fee charged: $65.00. $20.00 was paid, so $45.00 is due.',
  )
  expect(tellCosts([costs({ fee: '65.00', paid: '65.00', due: '0.00' })], 'cancelled')).toMatch(/settles it/)
})

test('other charges are told, since they are owed as well', () => {
  expect(tellCosts([costs({ fee: '66.00', paid: '78.00', due: '8.00' })], 'cancelled')).toBe(
    'Late cancellation fee charged: $66.00. With other charges $86.00 is owed. $78.00 was paid, so $8.00 is due.',
  )
})

test('several bookings of a group are told together', () => {
  const one = costs({ fee: '65.00', paid: '130.00', due: '-65.00' })
  expect(tellCosts([one, one], 'cancelled')).toContain('$130.00. $260.00 was paid, so $130.00 is held')
})
