import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useUnsaved } from '@/web/admin-kit/use-unsaved'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { DOCUMENT_KINDS, type DocumentKind, KIND_NAMES, LONGEST_NUMBER } from '../rules/document-kinds'
import type { IdDocument, saveIdDocumentCall } from '../staff-contract'
import { idDocumentPath, idDocumentQuery } from '../staff-queries'
import { idDocumentText as words } from './admin-text'

type Props = { guestId: number; before: IdDocument | null; onClose: () => void }

/** Writes a document down. The number of the one before is not in it: it is written anew. */
export function IdDocumentForm({ guestId, before, onClose }: Props) {
  const client = useQueryClient()
  const [kind, setKind] = useState<DocumentKind>(before?.kind ?? 'national-id')
  const [number, setNumber] = useState('')
  useUnsaved(number !== '')
  const saving = useMutation({
    mutationFn: () =>
      sendForStaff<typeof saveIdDocumentCall>('PUT', idDocumentPath(guestId), { kind, number }),
    onSuccess: (answer) => {
      client.setQueryData(idDocumentQuery(guestId).queryKey, answer)
      showToast({ title: words.saved })
      onClose()
    },
    onError: (error) => {
      if (problemOf(error) !== undefined) return
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.failed, description, tone: 'destructive' })
    },
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Field label={words.kind}>
        {(control) => (
          <Select {...control} value={kind} onChange={({ target }) => setKind(target.value as DocumentKind)}>
            {DOCUMENT_KINDS.map((one) => (
              <option key={one} value={one}>
                {KIND_NAMES[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.number} help={words.numberHelp} error={problemOf(saving.error)} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={LONGEST_NUMBER}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" aria-disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function problemOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problems.find(({ path }) => path === 'number')?.message : undefined
}
