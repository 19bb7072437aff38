import { expect, test } from 'vitest'
import { tellBalance } from './tell-balance'

test('what is due is told with what came already', () => {
  expect(tellBalance({ due: '120.00', paid: '0.00' })).toEqual({
    text: '$120.00 due',
    isOpen: true,
    detail: null,
  })
  expect(tellBalance({ due: '20.50', paid: '99.50' })).toMatchObject({
    text: '$20.50 due',
    detail: '$99.50 paid',
  })
})

test('what is settled is told apart from what costs nothing', () => {
  expect(tellBalance({ due: '0.00', paid: '99.50' })).toMatchObject({ text: 'Paid in full', isOpen: false })
  expect(tellBalance({ due: '0.00', paid: '0.00' })).toMatchObject({ text: 'Nothing to pay', isOpen: false })
})

test('what was paid too much is to be given back', () => {
  expect(tellBalance({ due: '-5.00', paid: '104.50' })).toMatchObject({
    text: '$5.00 to give back',
    isOpen: true,
  })
})
