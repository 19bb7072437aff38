import { expect, test } from 'vitest'
import { findOpenStep } from './open-steps'

const nothing = { officeToldOn: null, guestsToldOn: null, decision: null }

test('the Office is told first, and then says whether guests are', () => {
  expect(findOpenStep(nothing)).toBe('tell-office')
  expect(findOpenStep({ ...nothing, guestsToldOn: '2027-03-02' }), 'guests before the Office').toBe(
    'tell-office',
  )
  const told = { ...nothing, officeToldOn: '2027-03-01' }
  expect(findOpenStep(told)).toBe('ask-about-guests')
  expect(findOpenStep({ ...told, decision: 'Guests need not be told.' })).toBeNull()
  expect(findOpenStep({ ...told, guestsToldOn: '2027-03-02' })).toBeNull()
})
