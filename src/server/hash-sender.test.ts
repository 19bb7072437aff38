import { expect, it } from 'vitest'
import { hashMailbox, hashSender } from './hash-sender'

it.for([
  ['192.0.2.7', '::ffff:192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8:1:2:3:4:5:6', '2001:DB8:0001:2::9', true],
  ['2001:db8::1', '2001:db8:0:0:7:7:7:7', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
] as const)('%s and %s count as one sender: %s', ([one, other, isSame]) => {
  expect(hashSender(one) === hashSender(other)).toBe(isSame)
})

it.for([
  ['Ann@Example.com', 'ann@example.com', true],
  ['ann+lodge@example.com', 'ann@example.com', true],
  ['a.n.n@gmail.com', 'ann+x@googlemail.com', true],
  ['a.nn@example.com', 'ann@example.com', false],
  ['+ann@example.com', '+ben@example.com', false],
  ['ann@example.com', 'ann@example.org', false],
] as const)('%s and %s are one mailbox: %s', ([one, other, isSame]) => {
  expect(hashMailbox(one) === hashMailbox(other)).toBe(isSame)
})

it('keeps neither readable', () => {
  expect(hashSender('192.0.2.7')).not.toContain('192')
  expect(hashMailbox('ann@example.com')).not.toContain('ann')
})
