import { describe, expect, test } from 'vitest'
import { eraseMarks } from './person-marks'

const AKELLO = {
  emails: ['akello.n+hotel@guest.example'],
  phones: ['+256 772 123456'],
  names: ['Akello Namatovu'],
}

const erase = (text: string, isOwn = false) => eraseMarks(text, AKELLO, isOwn)

describe('a text about something else', () => {
  test.for([
    ['Mail to Akello.N+Hotel@guest.example bounced', 'Mail to [erased] bounced'],
    ['call 0772123456 or +256772123456', 'call [erased] or [erased]'],
    ['call 0772-123 456, (0772) 123.456 or 256 772 123456.', 'call [erased], ([erased] or [erased].'],
    ['AKELLO  NAMATOVU left a scarf', '[erased] left a scarf'],
    ["Akello Namatovu's scarf", "[erased]'s scarf"],
  ] as const)('loses what names the guest: %s', ([text, left]) => {
    expect(erase(text)).toBe(left)
  })

  test.for([
    'Akello from the kitchen mends it',
    'Akellos Namatovue',
    'invoice 1077212345678',
    'another.akello@guest.example',
    'x.akello.n+hotel@guest.example',
    'akello.n+hotel@guest.example.ug',
    '0772 123457',
  ])('keeps what is somebody else’s: %s', (text) => {
    expect(erase(text)).toBe(text)
  })
})

describe('a text about the guest’s own stay', () => {
  test('loses each part of the name', () => {
    expect(erase('Pickup for Ms Namatovu, Akello’s car', true)).toBe('Pickup for Ms [erased], [erased]’s car')
  })

  test('keeps words that only begin like it', () => {
    expect(erase('Namatovus', true)).toBe('Namatovus')
  })
})

test('names with signs of patterns and of other alphabets are found as they are', () => {
  const marks = { emails: ['a.b@c.example'], phones: [], names: ['Zoë (Ébène) O’Neil', '客 户'] }
  expect(eraseMarks('zoë (ébène) o’neil and aXb@c.example', marks, false)).toBe('[erased] and aXb@c.example')
  expect(eraseMarks('客 户', marks, false)).toBe('[erased]')
})

test('a number too short to be a phone is nobody’s', () => {
  const marks = { emails: [], phones: ['12345'], names: [] }
  expect(eraseMarks('room 12345', marks, true)).toBe('room 12345')
})

test('a day is nobody’s phone', () => {
  const marks = { emails: [], phones: ['20270305'], names: [] }
  expect(eraseMarks('agreed on 2027-03-05, call 20270305', marks, true)).toBe(
    'agreed on 2027-03-05, call [erased]',
  )
})
