import { expect, test } from 'vitest'
import { hasRole, ROLES } from './roles'

test('a role may do what those below it may, and no more', () => {
  const allowed = ROLES.map((role) => ROLES.filter((needed) => hasRole(role, needed)))
  expect(allowed).toEqual([
    ['housekeeping'],
    ['housekeeping', 'user'],
    ['housekeeping', 'user', 'admin'],
    ['housekeeping', 'user', 'admin', 'superadmin'],
  ])
})
