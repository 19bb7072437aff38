import { expect, test } from 'vitest'
import { tellHold } from './tell-hold'

const HOTEL = { timeZone: 'Africa/Kampala', confirmWithinHours: 2 }

test('a request is told until when its nights are held, by the clocks of the property', () => {
  expect(tellHold('2026-11-23T22:40:00Z', HOTEL)).toBe(
    'Your nights are held until Tue, 24 Nov 2026, 1:40 AM; we confirm within 2 hours.',
  )
})

test('one without a limit is told so, and one hour is one', () => {
  expect(tellHold(null, { ...HOTEL, confirmWithinHours: 1 })).toBe(
    'Your nights are held; we confirm within 1 hour.',
  )
})
