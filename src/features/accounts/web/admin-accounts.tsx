import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { staffRolesQuery } from '@/features/roles/staff-queries'
import { labelOfRole } from '@/features/roles/text'
import { BUILT_IN_ROLES, mayDo, ROLES } from '@/kernel/roles'
import { confirm } from '@/web/admin-kit/confirm'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { formText, listText } from '@/web/admin-kit/text'
import { useEditing } from '@/web/admin-kit/use-editing'
import { PermissionsContext } from '@/web/admin-kit/use-may'
import { refetchLists, useWrites } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { type Account, type AccountChange, accountChange, type ListedAccount, newAccount } from '../contract'
import { ACCOUNTS_PATH } from '../paths'
import { accountsQuery, currentUserQuery } from '../staff-queries'
import { accountWords as label, accountsAdminText as words } from './admin-accounts-text'
import { passwordField } from './admin-password-field'
import { useCurrentUser } from './admin-session'

type SayRole = (role: string) => string

const columnsOf = (sayRole: SayRole): readonly Column<ListedAccount>[] => [
  {
    key: 'email',
    title: label.email,
    value: ({ email }) => email,
    cell: ({ email, id }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">{email}</strong>
        <You id={id} />
      </span>
    ),
  },
  { key: 'name', title: label.name, value: nameOf },
  { key: 'role', title: label.role, value: ({ role }) => sayRole(role) },
  {
    key: 'status',
    title: label.status,
    value: statusOf,
    cell: (account) => <Badge color={account.isActive ? 'green' : 'orange'}>{statusOf(account)}</Badge>,
  },
  {
    key: 'since',
    title: label.since,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="tabular">{formatInstantDay(createdAt)}</span>,
  },
]

const filtersOf = (sayRole: SayRole): readonly Filter<ListedAccount>[] => [
  { key: 'role', title: label.role, value: ({ role }) => role, label: ({ role }) => sayRole(role) },
  {
    key: 'status',
    title: label.status,
    value: ({ isActive }) => (isActive ? 'active' : 'inactive'),
    label: statusOf,
  },
]

const commonOf = (roles: readonly { value: string; label: string }[]) => ({
  email: field.text(label.email, { isRequired: true }),
  role: field.choice(label.role, roles, { help: label.roleHelp }),
  firstName: field.optionalText(label.firstName),
  lastName: field.optionalText(label.lastName),
  isActive: field.toggle(label.isActive, { help: label.activeHelp }),
})
const passwordOfNew = passwordField(label.password, { help: label.newPasswordHelp })
const passwordOfKept = passwordField(label.password, { help: label.changePasswordHelp })
const writing = { writePath: ACCOUNTS_PATH, savedBy: 'PATCH' } as const
const names = ['email', 'password', 'firstName', 'lastName', 'role', 'isActive'] as const

/** Who may sign in, and as what; for superadmins. */
export function AccountsAdmin() {
  const queryClient = useQueryClient()
  const query = useQuery(accountsQuery)
  const writes = useWrites(accountsQuery, writing, words)
  const editing = useEditing(writes, words)
  const { edited, theirs, edit } = editing
  const { roles, sayRole } = useRoles()

  async function onDelete({ id, email }: Account) {
    if (await confirm({ title: words.confirmDelete, line: email, action: listText.delete }))
      await writes.remove(id)
  }

  async function onInvite(id: number) {
    try {
      await staffRequest('POST', `${ACCOUNTS_PATH}/${id}/invitation`, {})
      showToast({ title: label.invited })
    } catch (error) {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: label.inviteFailed, description, tone: 'destructive' })
    }
  }

  async function onTakeFactor({ id, email }: Account) {
    const { takeFactorTitle: title, takeFactorLine: line, takeFactorAction: action } = label
    if (!(await confirm({ title: title(email), line, action }))) return
    try {
      await staffRequest('DELETE', `${ACCOUNTS_PATH}/${id}/second-factor`)
      showToast({ title: label.factorTaken })
    } catch (error) {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: label.factorNotTaken, description, tone: 'destructive' })
    }
    await refetchLists(queryClient)
  }

  async function onSave(values: AccountChange) {
    await editing.onSave(values)
    // One's own name stands in the menu.
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }

  return (
    <>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={columnsOf(sayRole)}
        filters={filtersOf(sayRole)}
        words={words}
        actions={(account) => (
          <>
            <RowButton icon="edit" label={listText.edit(account.email)} onClick={() => edit(account)} />
            <RowButton
              icon="open"
              label={label.invite(account.email)}
              onClick={() => void onInvite(account.id)}
            />
            {account.hasSecondFactor && (
              <RowButton
                icon="key"
                label={label.takeFactor(account.email)}
                onClick={() => void onTakeFactor(account)}
              />
            )}
            <RowButton
              icon="erase"
              label={listText.erase(account.email)}
              onClick={() => void onDelete(account)}
            />
          </>
        )}
      >
        <Button look="action" size="small" onClick={() => edit('new')}>
          <PanelIcon name="add" />
          {words.add}
        </Button>
      </ListScreen>
      {edited && (
        <FormDialog<AccountChange>
          title={edited === 'new' ? words.add : words.edit}
          fields={
            { ...commonOf(roles), password: edited === 'new' ? passwordOfNew : passwordOfKept } as never
          }
          groups={[{ title: words.edit, fields: names }]}
          judged={
            edited === 'new' ? { input: newAccount, defaults: {} } : { input: accountChange, defaults: {} }
          }
          values={edited === 'new' ? { role: 'user', isActive: true } : edited}
          theirs={theirs}
          onSave={onSave}
          onClose={() => edit(null)}
        />
      )}
    </>
  )
}

/** The roles that whoever looks may give, and what each is called. */
function useRoles() {
  const { data: own = [] } = useQuery(staffRolesQuery)
  const permissions = useContext(PermissionsContext)
  const all = [
    ...ROLES.map((role) => ({ value: role, label: labelOfRole(role), rights: BUILT_IN_ROLES[role] })),
    ...own.map(({ slug, name, permissions: rights }) => ({ value: slug, label: name, rights })),
  ]
  return {
    roles: all.filter(({ rights }) => rights.every((right) => mayDo(permissions, right))),
    sayRole: (role: string) => all.find(({ value }) => value === role)?.label ?? role,
  }
}

function You({ id }: { id: number }) {
  const { data: user } = useCurrentUser()
  return user?.id === id ? <Badge color="blue">{label.you}</Badge> : null
}

function nameOf({ firstName, lastName }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

function statusOf({ isActive }: Account): string {
  return isActive ? label.active : label.inactive
}
