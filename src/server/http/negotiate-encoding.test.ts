import { expect, it } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['GZIP', 'gzip'],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding)
})
