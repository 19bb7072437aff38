import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useUnsaved } from '@/web/admin-kit/use-unsaved'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { GUESTS_PATH } from '../paths'
import type { changeGuestCall, GuestProfile } from '../staff-contract'
import { guestQuery } from '../staff-queries'
import { guestPageText as words } from './admin-text'

type Draft = {
  name: string
  preferences: string
  notes: string
  isDoNotHost: boolean
  doNotHostReason: string
}

/** As the contract has it. */
const LONGEST = { name: 120, text: 2000, reason: 500 }

/** What staff know of a person. */
export function ProfileForm({ guest }: { guest: GuestProfile }) {
  const queryClient = useQueryClient()
  const [begun] = useState(() => toDraft(guest))
  const [draft, setDraft] = useState(begun)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(begun))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  async function onSave(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      const body = {
        name: draft.name,
        preferences: draft.preferences || null,
        notes: draft.notes || null,
        isDoNotHost: draft.isDoNotHost,
        doNotHostReason: draft.isDoNotHost ? draft.doNotHostReason || null : null,
        updatedAt: guest.updatedAt,
      }
      const saved = await sendForStaff<typeof changeGuestCall>('PATCH', `${GUESTS_PATH}/${guest.id}`, body)
      showToast({ title: words.saved })
      queryClient.setQueryData(guestQuery(guest.id).queryKey, saved)
      void refetchLists(queryClient)
    } catch (error) {
      if (error instanceof ApiError)
        setProblems(Object.fromEntries(error.problems.map(({ path, message }) => [path, message])))
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.notSaved, description, tone: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <form onSubmit={(event) => void onSave(event)} noValidate className="grid gap-4">
      <Field label={words.name} error={problems.name} required>
        {(control) => (
          <Input
            {...control}
            maxLength={LONGEST.name}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={words.preferences} help={words.preferencesHelp} error={problems.preferences}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LONGEST.text}
            value={draft.preferences}
            onChange={({ target }) => change({ preferences: target.value })}
          />
        )}
      </Field>
      <Field label={words.notes} error={problems.notes}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LONGEST.text}
            value={draft.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </Field>
      <Field
        label={words.isDoNotHost}
        help={words.isDoNotHostHelp}
        className="flex-row flex-wrap items-center gap-x-3 *:order-2 [&>input]:order-1 [&>p]:order-3 [&>p]:basis-full"
      >
        {(control) => (
          <input
            {...control}
            type="checkbox"
            className="size-6 accent-forest"
            checked={draft.isDoNotHost}
            onChange={({ target }) => change({ isDoNotHost: target.checked })}
          />
        )}
      </Field>
      {draft.isDoNotHost && (
        <Field label={words.reason} error={problems.doNotHostReason} required>
          {(control) => (
            <Input
              {...control}
              maxLength={LONGEST.reason}
              value={draft.doNotHostReason}
              onChange={({ target }) => change({ doNotHostReason: target.value })}
            />
          )}
        </Field>
      )}
      <Button type="submit" size="small" aria-disabled={isSaving} className="justify-self-start">
        {isSaving ? words.saving : words.save}
      </Button>
    </form>
  )
}

function toDraft({ name, preferences, notes, isDoNotHost, doNotHostReason }: GuestProfile): Draft {
  return {
    ...{ name, isDoNotHost },
    preferences: preferences ?? '',
    notes: notes ?? '',
    doNotHostReason: doNotHostReason ?? '',
  }
}
