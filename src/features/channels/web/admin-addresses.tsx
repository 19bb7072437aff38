import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { confirm } from '@/web/admin-kit/confirm'
import { Notice } from '@/web/admin-kit/list-screen'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { VillaCalendar } from '../contract'
import { VILLA_CALENDARS_PATH } from '../paths'
import { villaCalendarsQuery } from '../staff-queries'
import { addressesText as words } from './admin-text'

/** The villas' own calendars, to be handed to other platforms. */
export function AddressList() {
  const { data, isError, refetch } = useQuery(villaCalendarsQuery)
  if (!data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading}>
        <Skeleton className="h-80" />
      </Loading>
    )
  if (data.length === 0) return <Notice title={words.empty} />
  return (
    <div className="grid gap-4">
      <p className="max-w-measure text-sm text-ink-soft">{words.help}</p>
      <ul className="grid gap-x-6 rounded-card border border-line bg-paper px-4 xl:grid-cols-2">
        {data.map((calendar) => (
          <AddressRow key={calendar.villaId} calendar={calendar} />
        ))}
      </ul>
    </div>
  )
}

function AddressRow({ calendar: { villaId, villaName, path, madeAt } }: { calendar: VillaCalendar }) {
  const queryClient = useQueryClient()
  const mayWrite = useMay('prices')
  const input = useRef<HTMLInputElement>(null)
  const address = path === null ? words.cannotBeShown : location.origin + path

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: words.copied })
    } catch {
      // Without leave to write the clipboard the person does it.
      input.current?.select()
      showToast({ title: words.notCopied })
    }
  }

  async function onRenew() {
    const isAgreed = await confirm({
      title: words.renewTitle,
      line: words.renewLine(villaName),
      action: words.renewAction,
    })
    if (!isAgreed) return
    try {
      await staffRequest('POST', `${VILLA_CALENDARS_PATH}/${villaId}/renew`, {})
      showToast({ title: words.renewed })
    } catch (error) {
      showToast({ title: words.renewFailed, description: reasonOf(error) ?? '', tone: 'destructive' })
    }
    await refetchLists(queryClient)
  }

  return (
    <li className="flex min-w-0 items-end gap-1 border-b border-line py-3 last:border-0">
      <Field label={villaName} help={words.madeAt(formatInstantDay(madeAt))} className="grow">
        {(control) => (
          <Input
            {...control}
            ref={input}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="text-sm"
          />
        )}
      </Field>
      <div className="flex shrink-0 gap-0.5 pb-6">
        {path !== null && (
          <RowButton icon="copy" label={words.copy(villaName)} onClick={() => void onCopy()} />
        )}
        {mayWrite && (
          <RowButton icon="refresh" label={words.renew(villaName)} onClick={() => void onRenew()} />
        )}
      </div>
    </li>
  )
}
