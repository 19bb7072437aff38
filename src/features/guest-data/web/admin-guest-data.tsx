import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { GUESTS_PATH } from '@/features/guest-stays/paths'
import type { GuestProfile } from '@/features/guest-stays/staff-contract'
import { guestQuery } from '@/features/guest-stays/staff-queries'
import { confirm } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { saveFile } from '@/web/admin-kit/save-file'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { useGo } from '@/web/admin-kit/use-place'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { copyGuestDataCall, correctGuestDataCall, eraseGuestDataCall } from '../staff-contract'
import { guestDataCardText as words } from './admin-text'

/** On a guest's profile, for who may hand out guests' data: a copy, a correction, the end of it. */
export function GuestDataCard({ guest }: { guest: GuestProfile }) {
  const mayUse = useMay('guests-data')
  if (!mayUse) return null
  return (
    <section className="grid min-w-0 content-start gap-4 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div>
        <h3 className="text-lg">{words.title}</h3>
        <p className="text-ink-soft">{words.help}</p>
      </div>
      <Copy guest={guest} />
      {guest.contacts.length > 0 && <Correct key={guest.updatedAt} guest={guest} />}
      <Erase guest={guest} />
    </section>
  )
}

function tellFailure(error: unknown) {
  const description = reasonOf(error) ?? words.failedHelp
  showToast({ title: words.failed, description, tone: 'destructive' })
}

function Copy({ guest: { id } }: { guest: GuestProfile }) {
  const copying = useMutation({
    mutationFn: async (form: 'html' | 'json') => {
      const path = `${GUESTS_PATH}/${id}/data/copy` as const
      const { data, readable } = await sendForStaff<typeof copyGuestDataCall>('POST', path)
      if (form === 'html') saveFile(`guest-${id}.html`, readable, 'text/html')
      else saveFile(`guest-${id}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
    onError: tellFailure,
  })
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{words.copy}</h4>
      <p className="text-sm text-ink-soft">{words.copyHelp}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" size="small" disabled={copying.isPending} onClick={() => copying.mutate('html')}>
          {words.readable}
        </Button>
        <Button look="quiet" size="small" disabled={copying.isPending} onClick={() => copying.mutate('json')}>
          {words.json}
        </Button>
      </div>
    </div>
  )
}

function Correct({ guest: { id, contacts } }: { guest: GuestProfile }) {
  const queryClient = useQueryClient()
  const [index, setIndex] = useState('0')
  const [to, setTo] = useState('')
  const contact = contacts[Number(index)]
  const saving = useMutation({
    mutationFn: async () => {
      if (!contact) return
      const body = { [contact.kind]: { from: contact.value, to } }
      await sendForStaff<typeof correctGuestDataCall>('PATCH', `${GUESTS_PATH}/${id}/data`, body)
    },
    onSuccess: () => {
      setTo('')
      showToast({ title: words.corrected })
    },
    onError: tellFailure,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: guestQuery(id).queryKey })
      void refetchLists(queryClient)
    },
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending && to.trim() !== '') saving.mutate()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <div>
        <h4 className="font-semibold">{words.correct}</h4>
        <p className="text-sm text-ink-soft">{words.correctHelp}</p>
      </div>
      <Field label={words.which}>
        {(control) => (
          <Select {...control} value={index} onChange={({ target }) => setIndex(target.value)}>
            {contacts.map(({ value }, at) => (
              <option key={value} value={at}>
                {value}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.to} error={saving.error ? reasonOf(saving.error) : null}>
        {(control) => (
          <Input
            {...control}
            type={contact?.kind === 'email' ? 'email' : 'tel'}
            value={to}
            maxLength={254}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="quiet"
        size="small"
        disabled={saving.isPending || to.trim() === ''}
        className="justify-self-start"
      >
        {saving.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}

function Erase({ guest: { id, name } }: { guest: GuestProfile }) {
  const queryClient = useQueryClient()
  const go = useGo()
  const erasing = useMutation({
    mutationFn: async () =>
      await sendForStaff<typeof eraseGuestDataCall>('POST', `${GUESTS_PATH}/${id}/data/erasure`),
    onSuccess: () => {
      showToast({ title: words.erased })
      go('/guests')
      // What is on the screen is asked for anew by the list itself: the profile is there no more.
      void queryClient.invalidateQueries({ refetchType: 'none' })
    },
    onError: tellFailure,
  })

  async function onErase() {
    const title = words.eraseAsk(name)
    if (await confirm({ title, line: words.eraseAskLine, action: words.erase })) erasing.mutate()
  }

  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{words.erase}</h4>
      <p className="text-sm text-ink-soft">{words.eraseHelp}</p>
      <Button
        look="quiet"
        size="small"
        disabled={erasing.isPending}
        onClick={() => void onErase()}
        className="justify-self-start"
      >
        {words.erase}
      </Button>
    </div>
  )
}
