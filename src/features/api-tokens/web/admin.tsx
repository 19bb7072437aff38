import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf, permissionsField } from '@/features/roles/web/admin-permission-boxes'
import { confirm } from '@/web/admin-kit/confirm'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import type { Column } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { RowButton } from '@/web/admin-kit/row-button'
import { SecretDialog } from '@/web/admin-kit/secret-dialog'
import { formatInstant, formatInstantDay } from '@/web/admin-kit/show-instant'
import { sendForStaff, staffRequest } from '@/web/admin-kit/staff-request'
import { useCall } from '@/web/admin-kit/use-call'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { type ApiToken, type makeTokenCall, type NewApiToken, newApiToken } from '../contract'
import { API_TOKENS_PATH } from '../paths'
import { apiTokensQuery } from '../staff-queries'
import { apiTokensText as words } from './admin-text'

const COLUMNS: readonly Column<ApiToken>[] = [
  {
    key: 'name',
    title: words.name,
    value: ({ name }) => name,
    cell: ({ name, hint }) => (
      <span className="grid">
        <strong className="wrap-anywhere">{name}</strong>
        <code className="text-sm text-ink-soft">{hint}…</code>
      </span>
    ),
  },
  {
    key: 'permissions',
    title: words.permissions,
    value: ({ permissions }) => permissions.map(nameOf).join(', '),
  },
  {
    key: 'madeBy',
    title: words.madeBy,
    value: ({ madeByEmail }) => madeByEmail,
    cell: ({ madeByEmail }) => <span className="wrap-anywhere">{madeByEmail}</span>,
  },
  {
    key: 'used',
    title: words.used,
    value: ({ usedAt }) => usedAt ?? '',
    cell: ({ usedAt }) => <span className="tabular">{usedAt ? formatInstant(usedAt) : words.neverUsed}</span>,
  },
  {
    key: 'until',
    title: words.until,
    value: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) =>
      Date.parse(expiresAt) < Date.now() ? (
        <Badge color="orange">{words.over}</Badge>
      ) : (
        <span className="tabular">{formatInstantDay(expiresAt)}</span>
      ),
  },
]

const VALIDITIES = [7, 30, 90, 365, 730]

const days = field.choice(
  words.days,
  VALIDITIES.map((value) => ({ value: String(value), label: words.validity(value) })),
  { help: words.daysHelp },
)

const fields = {
  name: field.text(words.name, { isRequired: true, isWide: true, help: words.nameHelp }),
  permissions: permissionsField,
  days: {
    ...days,
    write: (value: number | undefined) => String(value ?? ''),
    read: (text: string | boolean) => Number(text),
  },
}

/** Tokens by which programs call the API, for whoever manages accounts. */
export function ApiTokensAdmin() {
  const queryClient = useQueryClient()
  const call = useCall()
  const query = useQuery(apiTokensQuery)
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)

  async function onMake(values: Partial<NewApiToken>) {
    const made = await sendForStaff<typeof makeTokenCall>('POST', API_TOKENS_PATH, values)
    setMaking(false)
    setSecret(made.secret)
    await refetchLists(queryClient)
  }

  async function onEnd({ id, name }: ApiToken) {
    const { endTitle, endLine: line, endAction: action } = words
    if (!(await confirm({ title: endTitle(name), line, action }))) return
    await call(() => staffRequest('DELETE', `${API_TOKENS_PATH}/${id}`), {
      done: words.ended,
      failed: words.endFailed,
    })
  }

  return (
    <>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={COLUMNS}
        filters={[]}
        words={words}
        actions={(token) => (
          <RowButton icon="erase" label={words.end(token.name)} onClick={() => void onEnd(token)} />
        )}
      >
        <Button look="action" size="small" onClick={() => setMaking(true)}>
          <PanelIcon name="add" />
          {words.add}
        </Button>
      </ListScreen>
      {isMaking && (
        <FormDialog<NewApiToken>
          title={words.add}
          save={words.add}
          fields={fields as never}
          groups={[{ title: words.add, fields: ['name', 'days', 'permissions'] }]}
          judged={{ input: newApiToken, defaults: {} }}
          values={{ days: 90, permissions: [] }}
          onSave={onMake}
          onClose={() => setMaking(false)}
        />
      )}
      {secret && (
        <SecretDialog words={words} label={words.token} secret={secret} onDone={() => setSecret(null)} />
      )}
    </>
  )
}
