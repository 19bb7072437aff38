import { expect, test } from 'vitest'
import { lowestPrice, shortPrice } from './from-price'

test('whole dollars stand without cents, others with both', () => {
  expect(shortPrice('65.00')).toBe('$65')
  expect(shortPrice('1065.5')).toBe('$1,065.50')
  expect(shortPrice(null)).toBeNull()
})

test('the from-price is the cheapest, compared as money and not as text', () => {
  expect(
    lowestPrice([{ pricePerNight: '100.00' }, { pricePerNight: '65.00' }, { pricePerNight: null }]),
  ).toBe('$65')
  expect(lowestPrice([{ pricePerNight: null }])).toBeNull()
})
