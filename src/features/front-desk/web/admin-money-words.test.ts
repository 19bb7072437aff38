import { expect, test } from 'vitest'
import { tellMoney } from './admin-money-words'

test('the trail says in words what was done with money', () => {
  const cash = { method: 'cash', amount: '50.00' }
  expect(tellMoney('payment', cash)).toBe('recorded $50.00, Cash')
  expect(tellMoney('payment', { ...cash, amount: '-50.00' })).toBe('reversed $50.00, Cash')
  expect(tellMoney('payment', { ...cash, amount: '-50.00', kind: 'refund' })).toBe('gave back $50.00, Cash')
  expect(tellMoney('payment', { ...cash, amount: '-50.00', kind: 'transfer' })).toBe(
    'moved $50.00 to another booking',
  )
  expect(tellMoney('charge', { amount: '30.00', description: 'Dinner' })).toBe('charged $30.00, Dinner')
  expect(tellMoney('charge', { amount: '-30.00', description: 'Dinner' })).toBe('took $30.00 off, Dinner')
  expect(tellMoney('approval', { amount: '80.00', kind: 'refund', decision: 'asked' })).toBe(
    'asked for a refund of $80.00',
  )
  expect(tellMoney('approval', { amount: '80.00', kind: 'refund', decision: 'refused' })).toBe(
    'refused the refund of $80.00',
  )
})

test('what is not about money is told elsewhere', () => {
  expect(tellMoney('status', { status: 'confirmed' })).toBeNull()
  expect(tellMoney('update', { totalAmount: '130.00' })).toBeNull()
  expect(tellMoney('payment', { amount: 'UGX 20,000' })).toBeNull()
})
