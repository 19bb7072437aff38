import { expect, it } from 'vitest'
import { readByteRange } from './byte-range'

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['rows=0-1', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
])('of 100 bytes, %s asks for %o', (header, wanted) => {
  expect(readByteRange(header, 100)).toEqual(wanted)
})
