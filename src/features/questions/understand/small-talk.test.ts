import { expect, test } from 'vitest'
import { setMarkupApart, withoutCardNumbers } from './small-talk'

test.for([
  ['book it, my card is 4111 1111 1111 1111', 'book it '],
  ['visa card number: 4111111111111111 thanks', ' thanks'],
  ['call me on +256 700 000 001', 'call me on +256 700 000 001'],
  ['from 2027-12-01 to 2027-12-05', 'from 2027-12-01 to 2027-12-05'],
])('%s is read without the digits of a card', ([text, read]) => {
  expect(withoutCardNumbers(text ?? '')).toBe(read)
})

test('markup stands as a sentence of its own', () => {
  expect(setMarkupApart('<b>when</b> is lunch').split('\n')).toContain(' is lunch')
  expect(setMarkupApart('<script>alert(1)</script> is lunch at 1?')).toContain('\n is lunch at 1?')
})
