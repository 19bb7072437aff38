import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { seededRandom } from '@/kernel/seeded-random'
import {
  BOOKING_STEPS,
  earliestDays,
  makeReference,
  nextStep,
  previousStep,
  stepAfterClick,
} from './booking-steps'

test('the demonstration has five steps', () => {
  expect(BOOKING_STEPS).toEqual(['Select Dates', 'Guest Details', 'Personal Info', 'Payment', 'Confirmation'])
})

test('next and previous stay within them', () => {
  expect([1, 4, 5].map(nextStep)).toEqual([2, 5, 5])
  expect([1, 2, 5].map(previousStep)).toEqual([1, 1, 4])
})

test('an indicator leads back, never ahead', () => {
  expect(stepAfterClick(3, 1)).toBe(1)
  expect(stepAfterClick(3, 3)).toBe(3)
  expect(stepAfterClick(3, 4)).toBe(3)
})

test('a stay begins today at the earliest, and its end may be chosen from its beginning on', () => {
  const today = toDay('2027-03-10')
  expect(earliestDays({ checkIn: '' }, today)).toEqual({ checkIn: today, checkOut: today })
  expect(earliestDays({ checkIn: '2027-03-14' }, today)).toEqual({ checkIn: today, checkOut: '2027-03-14' })
})

test('a reference has a fixed beginning and a random rest', () => {
  expect(makeReference(() => 0)).toBe('PVM-AAAAAA')
  expect(makeReference(() => 0.999_999)).toBe('PVM-999999')
  expect(makeReference(seededRandom(1))).toMatch(/^PVM-[A-Z2-9]{6}$/)
})
