import { expect, test } from 'vitest'
import { tellFirstHold, tellProof } from './tell-proof'

const RULES = {
  holdHours: 24,
  firstHoldMinutes: 20,
  confirmWithinHours: 2,
  confirmsAtOnce: false,
  mostVillasAtOnce: null,
}

test('what follows the proof is the longer hold, or a booking that is confirmed', () => {
  expect(tellProof(RULES)).toBe('Then your nights are held for 24 hours, and we confirm within 2 hours.')
  expect(tellProof({ ...RULES, confirmsAtOnce: true })).toBe('Then your booking is confirmed at once.')
  expect(tellProof({ ...RULES, confirmsAtOnce: true, mostVillasAtOnce: 5 })).toContain('on busy nights')
})

test('the first hold is said in minutes, and is never longer than the whole', () => {
  expect(tellFirstHold(RULES)).toContain('hold your nights for 20 minutes until')
  expect(tellFirstHold({ ...RULES, firstHoldMinutes: 300, holdHours: 1 })).toContain('for 60 minutes')
})
