import { expect, test } from 'vitest'
import { judgeCredentials } from './admin-sign-in'

test('an address with an at sign and a dot behind it, and any password, are sent', () => {
  expect(judgeCredentials({ email: ' desk@example.com ', password: 'x' })).toEqual({
    email: null,
    password: null,
  })
})

test('anything else is said beside its field', () => {
  for (const email of ['', 'desk', 'desk@example', '@example.com', 'a b@example.com'])
    expect(judgeCredentials({ email, password: '' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    })
})
