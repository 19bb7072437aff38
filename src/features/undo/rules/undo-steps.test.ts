import { expect, test } from 'vitest'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { BUILT_IN_ROLES } from '@/kernel/roles'
import { canUndo, judgeUndo, lastStep, type StatusEntry } from './undo-steps'

const MINUTE = 60_000
const taken = { takenAt: 0, reason: null }

test('the last step that stands is found behind steps that were undone since', () => {
  expect(lastStep([])).toBeUndefined()
  expect(lastStep(trail('pending', 'confirmed'))).toMatchObject({ from: 'pending', to: 'confirmed', id: 1 })
  expect(lastStep(trail('pending', 'confirmed', 'cancelled', 'confirmed'))).toMatchObject({ id: 1 })
  expect(lastStep(trail('pending', 'confirmed', 'pending'))).toBeUndefined()
  const again = trail('pending', 'confirmed', 'pending', 'confirmed')
  expect(lastStep(again)).toMatchObject({ to: 'confirmed', id: 3 })
  const left = trail('confirmed', 'checked-in', 'checked-out', 'checked-in')
  expect(lastStep(left)).toMatchObject({ from: 'confirmed', to: 'checked-in', id: 1 })
})

test('what is no step of a booking is passed over, and an undoing whose step is no longer known leads nowhere', () => {
  const odd = { id: 9, at: 0, isByStaff: true }
  const noise = [{ ...odd, before: null, after: { status: 'confirmed' } }]
  expect(lastStep([...noise, { ...odd, before: { status: 'gone' }, after: 'x' }])).toBeUndefined()
  const [step] = [lastStep(trail('cancelled', 'confirmed'))]
  expect(step && canUndo(step)).toBe(false)
})

test('a walk-in, checked in by the entry that made the booking, goes back to confirmed', () => {
  const made = { id: 1, at: 0, isByStaff: true, before: null, after: { status: 'checked-in' } }
  expect(lastStep([made])).toMatchObject({ id: 1, from: 'confirmed', to: 'checked-in' })
  const undone = { ...made, id: 2, before: { status: 'checked-in' }, after: { status: 'confirmed' } }
  expect(lastStep([made, undone])).toBeUndefined()
})

test('every step that staff take can be undone', () => {
  for (const [from, to] of [
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'no-show'],
    ['confirmed', 'checked-in'],
    ['checked-in', 'checked-out'],
  ] as const) {
    const step = lastStep(trail(from, to))
    expect([from, to, step && canUndo(step)]).toEqual([from, to, true])
  }
})

test('anybody undoes a step for ten minutes, and an admin with a reason after that', () => {
  expect(judgeUndo({ ...taken, now: 10 * MINUTE, permissions: BUILT_IN_ROLES.user })).toBe('legal')
  const later = { ...taken, now: 10 * MINUTE + 1 }
  expect(judgeUndo({ ...later, permissions: BUILT_IN_ROLES.user, reason: 'A slip' })).toBe('too-late')
  expect(judgeUndo({ ...later, permissions: BUILT_IN_ROLES.admin })).toBe('reason-wanted')
  expect(judgeUndo({ ...later, permissions: BUILT_IN_ROLES.superadmin, reason: 'A slip' })).toBe('legal')
})

/** The entries of a booking that went through these statuses, numbered from 1. */
function trail(first: BookingStatus, ...rest: BookingStatus[]): StatusEntry[] {
  const all = [first, ...rest]
  return rest.map((status, place) => ({
    ...{ id: place + 1, at: place, isByStaff: true },
    ...{ before: { status: all[place] }, after: { status } },
  }))
}
