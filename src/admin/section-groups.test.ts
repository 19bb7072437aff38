import { expect, test } from 'vitest'
import { BUILT_IN_ROLES } from '@/kernel/roles'
import { groupSections } from './section-groups'
import { SECTIONS } from './sections'

const pathsOf = (groups: ReturnType<typeof groupSections>) =>
  groups.flatMap(({ sections }) => sections.map(({ path }) => path))

test('every section stands in the menu once', () => {
  const paths = pathsOf(groupSections(BUILT_IN_ROLES.superadmin))
  expect(paths.toSorted()).toEqual(SECTIONS.map(({ path }) => path).toSorted())
})

test('the menu begins with what is done today', () => {
  const [first] = groupSections(BUILT_IN_ROLES.user)
  expect(first?.title).toBe('Today')
  expect(first?.sections.slice(0, 3).map(({ title }) => title)).toEqual(['Today', 'Bookings', 'Timeline'])
})

test('nobody sees a section or a group that is not for them', () => {
  const desk = pathsOf(groupSections(BUILT_IN_ROLES.user))
  expect(desk).not.toContain('audit')
  expect(desk).toContain('villas')
  const cleaning = groupSections(BUILT_IN_ROLES.housekeeping)
  expect(cleaning.map(({ title }) => title)).toEqual(['Today', 'Settings'])
  expect(cleaning.at(-1)?.sections.map(({ path }) => path)).toEqual(['account'])
})

test('the menu follows permissions one by one', () => {
  expect(pathsOf(groupSections(['reports']))).toEqual(
    expect.arrayContaining(['dashboard', 'reports', 'account']),
  )
  expect(pathsOf(groupSections(['reports']))).not.toContain('bookings')
  expect(pathsOf(groupSections(['accounts']))).toEqual([
    'account',
    'accounts',
    'roles',
    'api-tokens',
    'audit',
  ])
  expect(pathsOf(groupSections(BUILT_IN_ROLES.receptionist))).not.toContain('reports')
})

test('a section that no group names stands among the settings', () => {
  const [known] = SECTIONS
  if (!known) throw new Error('there are no sections')
  const groups = groupSections(BUILT_IN_ROLES.superadmin, [known, { ...known, path: 'brand-new' }])
  expect(groups.at(-1)).toMatchObject({ title: 'Settings', sections: [{ path: 'brand-new' }] })
})
