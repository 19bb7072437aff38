import { expect, test } from 'vitest'
import { throttleKeys } from './throttle-sign-in'

const addressKey = (address: string) => throttleKeys('desk@hotel.example', address).address

test('an address of IPv4 is counted by itself, in either writing', () => {
  expect(addressKey('192.0.2.1')).toBe('address:192.0.2.1')
  expect(addressKey('::ffff:192.0.2.1')).toBe('address:192.0.2.1')
  expect(addressKey('::FFFF:192.0.2.2')).toBe('address:192.0.2.2')
})

test('a network of IPv6 is counted as one address', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'))
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
})
