import { expect, test } from 'vitest'
import { tellFirstHold, tellHold, tellProof } from './tell-hold'

const HOTEL = { timeZone: 'Africa/Kampala', confirmWithinHours: 2 }
const RULES = {
  holdHours: 24,
  firstHoldMinutes: 20,
  confirmWithinHours: 2,
  confirmsAtOnce: false,
  mostVillasAtOnce: null,
}

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

test('what follows the proof is the longer hold, or a booking that is confirmed', () => {
  expect(tellProof(RULES)).toBe('Then your nights are held for 24 hours, and we confirm within 2 hours.')
  expect(tellProof({ ...RULES, confirmsAtOnce: true })).toBe('Then your booking is confirmed at once.')
  expect(tellProof({ ...RULES, confirmsAtOnce: true, mostVillasAtOnce: 5 })).toContain('on busy nights')
})

test('the first hold is said in minutes, and is never longer than the whole', () => {
  expect(tellFirstHold(RULES)).toContain('hold your nights for 20 minutes until')
  expect(tellFirstHold({ ...RULES, firstHoldMinutes: 300, holdHours: 1 })).toContain('for 60 minutes')
})
