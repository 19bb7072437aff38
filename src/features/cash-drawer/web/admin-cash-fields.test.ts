import { expect, test } from 'vitest'
import { readCash } from './admin-cash-fields'

test.for([
  ['12,50', '', { amount: '12.50', shillings: '0' }],
  ['1,365.00', '241,000', { amount: '1365.00', shillings: '241000' }],
  ['1\u202f365,50\u00a0$', '241\u202f000', { amount: '1365.50', shillings: '241000' }],
  ['', '', { amount: '0.00', shillings: '0' }],
  ['1,2,3', '', null],
  ['-1', '', null],
  ['', '241,5', null],
  ['', '-1', null],
] as const)('cash of %j dollars and %j shillings is %o', ([dollars, shillings, read]) =>
  expect(readCash({ dollars, shillings })).toEqual(read),
)
