import { expect, test } from 'vitest'
import { readTypedDecimal } from '@/kernel/money-typed'
import { readChildPrice, shareAges } from './child-prices'

test.each([
  ['0-2', 'free', { from: 0, to: 2, price: { kind: 'amount', cents: 0 } }],
  ['3 to 11', '50%', { from: 3, to: 11, price: { kind: 'percentage', percent: 50 } }],
  ['17', '$12.50', { from: 17, to: 17, price: { kind: 'amount', cents: 1250 } }],
  ['3–5', '10', { from: 3, to: 5, price: { kind: 'amount', cents: 1000 } }],
])('children of %s at %s are understood', (ages, price, read) => {
  expect(readChildPrice({ ages, price })).toEqual(read)
})

test('half of an adult stays half, however its sign of percent is typed', () => {
  for (const typed of ['50%', ' 50 % ', '50\u00a0%'])
    expect(readChildPrice({ ages: '3-11', price: readTypedDecimal(typed) })).toMatchObject({
      price: { kind: 'percentage', percent: 50 },
    })
})

test.each([
  ['11-3', 'free'],
  ['3-18', 'free'],
  ['young', 'free'],
  ['3', ''],
  ['3', '101%'],
  ['3', '-5'],
  ['3', 'cheap'],
])('children of %s at %s are not', (ages, price) => {
  expect(readChildPrice({ ages, price })).toBeNull()
})

test('an age stands in one line only', () => {
  const free = (ages: string) => ({ ages, price: 'free' })
  expect(shareAges([free('0-2'), free('3-11')])).toBe(false)
  expect(shareAges([free('0-3'), free('3-11')])).toBe(true)
})
