import { expect, test } from 'vitest'
import { tellHold } from './tell-hold'

const HOTEL = { timeZone: 'Africa/Kampala', confirmWithinHours: 2 }
test('a request is told until when its nights are held, by the clocks of the property', () => {
  expect(tellHold({ holdExpiresAt: '2026-11-23T22:40:00Z' }, HOTEL)).toBe(
    'Your nights are held until Tue, 24 Nov 2026, 1:40 AM; we confirm within 2 hours.',
  )
})

test('one without a limit is told so, and one hour is one', () => {
  expect(tellHold({ holdExpiresAt: null }, { ...HOTEL, confirmWithinHours: 1 })).toBe(
    'Your nights are held; we confirm within 1 hour.',
  )
})

test('one whose mailbox is to be proved is told that nobody confirms it before', () => {
  const request = { holdExpiresAt: '2026-11-23T09:20:00Z', mailboxProof: 'asked' } as const
  expect(tellHold(request, HOTEL)).toBe(
    'Your nights are held until Mon, 23 Nov 2026, 12:20 PM. Please confirm your e-mail address by then.',
  )
  expect(tellHold({ ...request, mailboxProof: 'given' }, HOTEL)).toContain('we confirm within 2 hours')
})
