import { expect, test } from 'vitest'
import { toMobileNumber } from './mobile-number'

test.for([
  ['0772 123456', '256772123456'],
  ['772123456', '256772123456'],
  ['+256 772 123-456', '256772123456'],
  ['00256772123456', '256772123456'],
  ['256772123456', '256772123456'],
  ['+46733123450', '46733123450'],
  ['46733123450', '46733123450'],
  ['0414 123456', null],
  ['+256 414 123456', null],
  ['+25677212345', null],
  ['077212345', null],
  ['07721234567', null],
  ['', null],
  ['call me', null],
  ['0772123456; drop', null],
  ['+1234567890123456', null],
] as const)('%s is the mobile number %s', ([text, digits]) => {
  expect(toMobileNumber(text)).toBe(digits)
})
