import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { knowsPasskeys } from '@/features/accounts/web/admin-passkey'
import { confirm } from '@/web/admin-kit/confirm'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { Notice } from '@/web/admin-kit/list-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { type OwnPasskey, passkeyName } from '../contract'
import { PASSKEYS_PATH } from '../paths'
import { passkeysQuery } from '../staff-queries'
import { AddPasskey } from './admin-add-passkey'
import { passkeysText as words } from './admin-text'

/** One's own passkeys: added, renamed and removed. `onChange` hears that the number of them changed. */
export function Passkeys({ onChange }: { onChange: () => void }) {
  const { data, isError, refetch } = useQuery(passkeysQuery)
  const [isAdding, setAdding] = useState(false)
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading}>
        <Skeleton className="h-24" />
      </Loading>
    )
  return (
    <>
      <p className="text-ink-soft">
        {words.help} {data.length === 0 && words.none}
      </p>
      {data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {data.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button
          look={data.length === 0 ? 'action' : 'quiet'}
          className="justify-self-start"
          onClick={() => setAdding(true)}
        >
          {words.add}
        </Button>
      ) : (
        <p>{words.notHere}</p>
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} onAdded={onChange} />}
    </>
  )
}

type PasskeyLineProps = { passkey: OwnPasskey; onChange: () => void }

function PasskeyLine({ passkey: { id, name, createdAt, usedAt }, onChange }: PasskeyLineProps) {
  const queryClient = useQueryClient()
  const [isRenaming, setRenaming] = useState(false)

  async function onRemove() {
    const { removeTitle, removeLine: line, remove: action } = words
    if (!(await confirm({ title: removeTitle(name), line, action }))) return
    try {
      await staffRequest('DELETE', `${PASSKEYS_PATH}/${id}`)
      showToast({ title: words.removed })
    } catch (error) {
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: words.removeFailed, description, tone: 'destructive' })
    }
    await queryClient.invalidateQueries(passkeysQuery)
    onChange()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {usedAt ? words.usedAt(formatInstant(usedAt)) : words.neverUsed},{' '}
          {words.addedAt(formatInstant(createdAt))}
        </p>
      </div>
      <div className="flex gap-1">
        <RowButton icon="edit" label={words.renameOf(name)} onClick={() => setRenaming(true)} />
        <RowButton icon="erase" label={words.removeOf(name)} onClick={() => void onRemove()} />
      </div>
      {isRenaming && <RenamePasskey id={id} name={name} onClose={() => setRenaming(false)} />}
    </li>
  )
}

const fields = { name: field.text(words.name, { isRequired: true, isWide: true, help: words.nameHelp }) }

function RenamePasskey({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const queryClient = useQueryClient()

  async function onSave(values: { name?: string }) {
    await staffRequest('PATCH', `${PASSKEYS_PATH}/${id}`, values)
    await queryClient.invalidateQueries(passkeysQuery)
    showToast({ title: words.renamed })
    onClose()
  }

  return (
    <FormDialog<{ name: string }>
      title={words.rename}
      fields={fields as never}
      groups={[{ title: words.rename, fields: ['name'] }]}
      judged={{ input: passkeyName, defaults: {} }}
      values={{ name }}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
