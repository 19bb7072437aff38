import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './hash-password'

test('a password is kept as argon2id, at 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = [await hashPassword('long enough now'), await hashPassword('long enough now')]
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword(one, 'long enough now')).toBe(true)
  expect(await verifyPassword(one, 'long enough then')).toBe(false)
})
