import { expect, test } from 'vitest'
import { holdsCode, setMarkupApart, withoutCardNumbers, withoutCourtesy } from './message-signs'

test.for([
  ['book it, my card is 4111 1111 1111 1111', 'book it '],
  ['visa card number: 4111111111111111 thanks', ' thanks'],
  ['call me on +256 700 000 001', 'call me on +256 700 000 001'],
  ['from 2027-12-01 to 2027-12-05', 'from 2027-12-01 to 2027-12-05'],
])('%s is read without the digits of a card', ([text, read]) => {
  expect(withoutCardNumbers(text ?? '').replace(/ +/g, ' ')).toBe(read)
})

test('markup stands as a sentence of its own', () => {
  expect(setMarkupApart('<b>when</b> is lunch').split('\n')).toContain(' is lunch')
  expect(setMarkupApart('<script>alert(1)</script> is lunch at 1?')).toContain('\n is lunch at 1?')
})

test.for(['<svg onload=alert(1)>', 'drop table bookings', '{{7*7}}', 'x or 1=1', 'select * from users'])(
  '%s is written for a machine',
  (text) => expect(holdsCode(text)).toBe(true),
)

test.for(['which villa can i select from 3 to 5 may', 'is the table for 4', 'a < b'])('%s is not', (text) =>
  expect(holdsCode(text)).toBe(false),
)

test.for([
  ['hello, when is lunch please', 'when is lunch'],
  ['good morning dear sir, do you have wifi? thanks', 'do you have wifi?'],
  ['is there a bar', 'is there a bar'],
  ['hi', ''],
])('%s is read without its pleasantries', ([text, read]) => {
  expect(withoutCourtesy(text ?? '')).toBe(read)
})
