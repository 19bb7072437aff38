import { expect, test } from 'vitest'
import { readThreadName } from './thread-kinds'

test('a thread is read from the word that names it in an address', () => {
  expect(readThreadName('message-12')).toEqual({ kind: 'message', id: 12 })
  expect(readThreadName('enquiry-3')).toEqual({ kind: 'enquiry', id: 3 })
})

test.each(['', 'booking-3', 'message', 'message-0', 'message-1x', 'message-99999999999'])(
  '%j names none',
  (text) => {
    expect(readThreadName(text)).toBeNull()
  },
)
