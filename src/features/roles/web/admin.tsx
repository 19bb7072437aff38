import { BUILT_IN_ROLES, type Permission, ROLES } from '@/kernel/roles'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { staffRoles } from '../contract'
import { ROLE_LABELS } from '../rules/role-labels'
import { nameOf, permissionsField } from './admin-permission-boxes'
import { rolesText, roleWords as words } from './admin-text'

/** What accounts may be: the roles that come with the program, to look at, and the hotel's own. */
export const RolesAdmin = adminSection(staffRoles, {
  words: rolesText,
  columns: [
    {
      key: 'name',
      title: words.name,
      value: ({ name }) => name,
      cell: ({ name }) => <strong className="wrap-anywhere">{name}</strong>,
    },
    { key: 'permissions', title: words.permissions, value: ({ permissions }) => namesOf(permissions) },
  ],
  fields: {
    name: field.text(words.name, { isRequired: true }),
    permissions: permissionsField,
  },
  summary: BuiltInRoles,
  writes: 'accounts',
})

function BuiltInRoles() {
  return (
    <>
      <section className="mb-6 rounded-card border border-line bg-paper p-5" aria-label={words.builtIn}>
        <h2 className="mb-3 text-lg">{words.builtIn}</h2>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {ROLES.map((role) => (
            <div key={role} className="contents">
              <dt className="pt-1 font-semibold">{ROLE_LABELS[role]}</dt>
              <dd className="pb-1 text-ink-soft sm:pt-1">{namesOf(BUILT_IN_ROLES[role])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <h2 className="mb-3 text-lg">{words.own}</h2>
    </>
  )
}

function namesOf(permissions: readonly Permission[]): string {
  return permissions.map(nameOf).join(', ')
}
