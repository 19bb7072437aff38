import { expect, test } from 'vitest'
import { normalizePhone } from './normalize-phone'

test.each([
  '0772123456',
  '+256 772 123456',
  '0772-123-456',
  '256 (0)772 123 456',
  '00256772123456'.replace(/^00/, '+'),
  ' +256772123456 ',
])('%s is the number +256772123456', (typed) => {
  expect(normalizePhone(typed)).toBe('+256772123456')
})

test('a number of another country keeps its code', () => {
  expect(normalizePhone('+44 20 7946 0018')).toBe('+442079460018')
})

test.each(['', 'call me', '12', 'guest@guest.example'])('%j is no number', (typed) => {
  expect(normalizePhone(typed)).toBeNull()
})
