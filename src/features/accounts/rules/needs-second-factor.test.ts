import { expect, test } from 'vitest'
import { BUILT_IN_ROLES, ROLES } from '@/kernel/roles'
import { needsSecondFactor } from './needs-second-factor'

test('the role the hotel names and those above it, everybody where it names the least of the three, nobody unless it says so', () => {
  const asked = (from: Parameters<typeof needsSecondFactor>[1]) =>
    ROLES.filter((role) => needsSecondFactor(BUILT_IN_ROLES[role], from))
  expect(asked(null)).toEqual([])
  expect(asked('nobody')).toEqual([])
  expect(asked('superadmin')).toEqual(['superadmin'])
  expect(asked('admin')).toEqual(['admin', 'superadmin'])
  expect(asked('user')).toEqual(ROLES)
})

test('an own role is asked by what it may do', () => {
  expect(needsSecondFactor(['refunds'], 'admin')).toBe(true)
  expect(needsSecondFactor(['refunds', 'content'], 'superadmin')).toBe(false)
  expect(needsSecondFactor(['accounts'], 'superadmin')).toBe(true)
  expect(needsSecondFactor(['front-desk', 'reports'], 'admin')).toBe(false)
})
