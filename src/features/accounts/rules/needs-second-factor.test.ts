import { expect, test } from 'vitest'
import { ROLES } from '@/kernel/roles'
import { needsSecondFactor } from './needs-second-factor'

test('the role the hotel names and those above it, everybody where it names the least of the three, nobody unless it says so', () => {
  const asked = (from: Parameters<typeof needsSecondFactor>[1]) =>
    ROLES.filter((role) => needsSecondFactor(role, from))
  expect(asked(null)).toEqual([])
  expect(asked('nobody')).toEqual([])
  expect(asked('superadmin')).toEqual(['superadmin'])
  expect(asked('admin')).toEqual(['admin', 'superadmin'])
  expect(asked('user')).toEqual([...ROLES])
})
