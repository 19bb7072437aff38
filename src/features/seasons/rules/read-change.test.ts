import { expect, test } from 'vitest'
import { readChange } from './read-change'

test.for([
  ['+20', '20'],
  ['−12,5 %', '-12.5'],
  ['- 15', '-15'],
  ['$5.00', '5.00'],
  ['-$5,50', '-5.50'],
  ['1.250', '1.250'],
  ['ten', 'ten'],
  [' ', null],
] as const)('of a change, %j is sent as %j', ([text, sent]) => expect(readChange(text)).toBe(sent))
