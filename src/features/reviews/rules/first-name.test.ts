import { expect, test } from 'vitest'
import { firstNameOf } from './first-name'

test.each([
  ['Akello Grace', 'Akello'],
  ["  D'Arcy Mwesigwa ", "D'Arcy"],
  ['Ana-María', 'Ana-María'],
])('%s is published as %s', (name, shown) => {
  expect(firstNameOf(name)).toBe(shown)
})

test.each(['cheap.example/watches', 'Win 1,000 today', '<b>Bold</b>', '0700 000 001', 'a@guest.example'])(
  'of %s nothing is published',
  (name) => {
    expect(firstNameOf(name)).toBe('Guest')
  },
)
