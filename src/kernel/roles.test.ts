import { expect, test } from 'vitest'
import { BUILT_IN_ROLES, isBuiltIn, mayDo, OFFICE, PERMISSIONS, permissionsOf, ROLES } from './roles'

test('each of the roles that come with the program may do what those before it may, and more', () => {
  for (const [place, role] of ROLES.entries()) {
    const before = ROLES[place - 1]
    const own: readonly string[] = BUILT_IN_ROLES[role]
    if (before) expect(own).toEqual(expect.arrayContaining([...BUILT_IN_ROLES[before]]))
    if (before) expect(own.length).toBeGreaterThan(BUILT_IN_ROLES[before].length)
  }
  expect(BUILT_IN_ROLES.superadmin).toEqual(PERMISSIONS)
})

test('one of several permissions is enough, and none is a way to be on the staff', () => {
  expect(mayDo(['money'], 'money')).toBe(true)
  expect(mayDo(['money'], 'refunds')).toBe(false)
  expect(mayDo(['money'], ['refunds', 'money'])).toBe(true)
  expect(mayDo([], 'staff')).toBe(true)
  expect(mayDo(PERMISSIONS, [])).toBe(false)
  expect(mayDo(['housekeeping'], OFFICE)).toBe(false)
})

test('what is stored counts for own roles alone', () => {
  expect(permissionsOf('night-porter', ['front-desk'])).toEqual(['front-desk'])
  expect(permissionsOf('user', ['accounts'])).toEqual(BUILT_IN_ROLES.user)
  expect(permissionsOf('toString')).toEqual([])
  expect(isBuiltIn('admin')).toBe(true)
})
