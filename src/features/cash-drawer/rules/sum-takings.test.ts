import { expect, test } from 'vitest'
import { sumTakings, totalValue } from './sum-takings'

const taking = (method: string, staffEmail: string, amount: string, shillings = '0', value = amount) => ({
  method,
  staffEmail,
  entries: 1,
  given: { amount, shillings },
  value,
})

test('takings of several shifts come together by method and person', () => {
  const all = [
    taking('cash', 'a@example.com', '10.50'),
    taking('card', 'a@example.com', '5.00'),
    taking('cash', 'a@example.com', '0.00', '37000', '10.00'),
    taking('cash', 'b@example.com', '-2.00'),
  ]
  expect(sumTakings(all)).toEqual([
    {
      method: 'cash',
      staffEmail: 'a@example.com',
      entries: 2,
      given: { amount: '10.50', shillings: '37000' },
      value: '20.50',
    },
    taking('card', 'a@example.com', '5.00'),
    taking('cash', 'b@example.com', '-2.00'),
  ])
  expect(totalValue(all)).toBe(2350)
  expect(totalValue(sumTakings(all))).toBe(2350)
})
