import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '@/web/admin-kit/confirm'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import type { Column } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { failureToast } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { SecretDialog } from '@/web/admin-kit/secret-dialog'
import { sendForStaff, staffRequest } from '@/web/admin-kit/staff-request'
import { listText } from '@/web/admin-kit/text'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { type addWebhookCall, type NewWebhook, newWebhook, type Webhook, webhookChange } from '../contract'
import { WEBHOOKS_PATH } from '../paths'
import { WEBHOOK_KINDS } from '../rules/webhook-kinds'
import { webhooksQuery } from '../staff-queries'
import { Deliveries } from './admin-deliveries'
import { kindsField, nameOfKind } from './admin-kinds-field'
import { webhookWords as label, webhooksText as words } from './admin-text'

const COLUMNS: readonly Column<Webhook>[] = [
  {
    key: 'name',
    title: label.name,
    value: ({ name }) => name,
    cell: ({ name, url }) => (
      <span className="grid">
        <strong className="wrap-anywhere">{name}</strong>
        <span className="text-sm text-ink-soft wrap-anywhere">{new URL(url).host}</span>
      </span>
    ),
  },
  { key: 'kinds', title: label.kinds, value: ({ kinds }) => kinds.map(nameOfKind).join(', ') },
  {
    key: 'status',
    title: label.status,
    value: statusOf,
    cell: (webhook) => <Badge color={webhook.isActive ? 'green' : 'orange'}>{statusOf(webhook)}</Badge>,
  },
]

const fields = {
  name: field.text(label.name, { isRequired: true }),
  url: field.text(label.url, { isRequired: true, isWide: true, help: label.urlHelp }),
  kinds: kindsField,
  isActive: field.toggle(label.isActive, { help: label.activeHelp }),
}

const NEW: NewWebhook = { name: '', url: '', kinds: [...WEBHOOK_KINDS], isActive: true }

/** Addresses that are told what becomes of bookings, with the log of what they were told. */
export function WebhooksAdmin() {
  const queryClient = useQueryClient()
  const query = useQuery(webhooksQuery)
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)

  async function onSave(values: Partial<NewWebhook>) {
    if (edited === 'new') {
      const made = await sendForStaff<typeof addWebhookCall>('POST', WEBHOOKS_PATH, values)
      setSecret(made.secret)
    } else if (edited) {
      const { id, updatedAt } = edited
      await staffRequest('PATCH', `${WEBHOOKS_PATH}/${id}`, { ...values, updatedAt })
      showToast({ title: words.done.update })
    }
    setEdited(null)
    await refetchLists(queryClient)
  }

  async function onDelete({ id, name }: Webhook) {
    const { deleteTitle: title, deleteLine, deleteAction: action } = label
    if (!(await confirm({ title, line: deleteLine(name), action }))) return
    try {
      await staffRequest('DELETE', `${WEBHOOKS_PATH}/${id}`)
      showToast({ title: words.done.delete })
    } catch (error) {
      showToast(failureToast(words, 'delete', error))
    }
    await refetchLists(queryClient)
  }

  return (
    <>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={COLUMNS}
        filters={[]}
        words={words}
        actions={(webhook) => (
          <>
            <RowButton icon="edit" label={listText.edit(webhook.name)} onClick={() => setEdited(webhook)} />
            <RowButton
              icon="erase"
              label={listText.erase(webhook.name)}
              onClick={() => void onDelete(webhook)}
            />
          </>
        )}
      >
        <Button look="action" size="small" onClick={() => setEdited('new')}>
          <PanelIcon name="add" />
          {words.add}
        </Button>
      </ListScreen>
      <Deliveries />
      {edited && (
        <FormDialog<NewWebhook>
          title={edited === 'new' ? words.add : words.edit}
          fields={fields as never}
          groups={[{ title: words.edit, fields: ['name', 'url', 'kinds', 'isActive'] }]}
          judged={{ input: edited === 'new' ? newWebhook : webhookChange, defaults: {} }}
          values={edited === 'new' ? NEW : edited}
          onSave={onSave}
          onClose={() => setEdited(null)}
        />
      )}
      {secret && (
        <SecretDialog words={label} label={label.secret} secret={secret} onDone={() => setSecret(null)} />
      )}
    </>
  )
}

function statusOf({ isActive }: Webhook): string {
  return isActive ? label.active : label.paused
}
