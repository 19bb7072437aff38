import { expect, test } from 'vitest'
import { linkStateOf } from './link-state'

const NOW = new Date('2027-03-10T12:00:00Z')
const BEFORE = new Date('2027-03-10T11:59:59Z')
const AFTER = new Date('2027-03-10T12:00:01Z')

test.for([
  ['open', { expiresAt: AFTER, revokedAt: null }, 1],
  ['settled', { expiresAt: AFTER, revokedAt: null }, 0],
  ['settled', { expiresAt: AFTER, revokedAt: null }, -500],
  ['expired', { expiresAt: NOW, revokedAt: null }, 1],
  ['expired', { expiresAt: BEFORE, revokedAt: null }, 1],
  // Who has paid reads that, not that the time is over.
  ['settled', { expiresAt: BEFORE, revokedAt: null }, 0],
  ['revoked', { expiresAt: AFTER, revokedAt: BEFORE }, 1],
  ['revoked', { expiresAt: BEFORE, revokedAt: BEFORE }, 0],
] as const)('a link is %s with %o that asks for %i cents', ([state, link, asked]) => {
  expect(linkStateOf(link, asked, NOW)).toBe(state)
})
