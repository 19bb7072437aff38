import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { BUILT_IN_ROLES } from '@/kernel/roles'
import { judgeUndo, stepBack } from './undo-steps'

const MINUTE = 60_000
const taken = { takenAt: 0, reason: null }

test('arriving and leaving can be taken back, what frees nights or charges a fee cannot', () => {
  expect(BOOKING_STATUSES.filter((status) => stepBack(status))).toEqual(['checked-in', 'checked-out'])
})

test('anybody undoes a step for ten minutes, and an admin with a reason after that', () => {
  expect(judgeUndo({ ...taken, now: 10 * MINUTE, permissions: BUILT_IN_ROLES.user })).toBe('legal')
  const later = { ...taken, now: 10 * MINUTE + 1 }
  expect(judgeUndo({ ...later, permissions: BUILT_IN_ROLES.user, reason: 'A slip' })).toBe('too-late')
  expect(judgeUndo({ ...later, permissions: BUILT_IN_ROLES.admin })).toBe('reason-wanted')
  expect(judgeUndo({ ...later, permissions: BUILT_IN_ROLES.superadmin, reason: 'A slip' })).toBe('legal')
})
