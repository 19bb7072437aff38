import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeReplyAddress, readReplyAddress } from './reply-address'

const KEYS = [randomBytes(32)]
const THREAD = { kind: 'message', id: 12 } as const
const address = makeReplyAddress(KEYS, 'inbox@hotel.example', THREAD)

test('the address of a thread leads back to it, in whatever capitals and among other addresses', () => {
  expect(address).toMatch(/^inbox\+t-m12-[\da-f]{20}@hotel\.example$/)
  expect(readReplyAddress(KEYS, `"The hotel" <${address}>, other@hotel.example`)).toEqual(THREAD)
  expect(readReplyAddress(KEYS, address.toUpperCase())).toEqual(THREAD)
  const enquiry = { kind: 'enquiry', id: 12 } as const
  expect(readReplyAddress(KEYS, makeReplyAddress(KEYS, 'a@b.example', enquiry))).toEqual(enquiry)
})

test('a signature for one thread opens no other, and none is guessed', () => {
  for (const wrong of [
    address.replace('m12', 'm13'),
    address.replace('m12', 'e12'),
    address.replace('m12', 'm2147483648'),
    address.replace(/-[\da-f]{20}/, `-${'0'.repeat(20)}`),
    address.replace(/[\da-f]@/, '@'),
    'inbox@hotel.example',
    '',
  ])
    expect(readReplyAddress(KEYS, wrong), wrong).toBeNull()
})

test('an older key still opens what it signed, and another hotel’s none', () => {
  expect(readReplyAddress([randomBytes(32), ...KEYS], address)).toEqual(THREAD)
  expect(readReplyAddress([randomBytes(32)], address)).toBeNull()
})

test('the part before the @ stays within the 64 characters of RFC 5321', () => {
  const longest = makeReplyAddress(KEYS, `${'a'.repeat(28)}@b.example`, {
    kind: 'message',
    id: 2_147_483_647,
  })
  expect(longest.split('@')[0]?.length).toBeLessThanOrEqual(64)
})
