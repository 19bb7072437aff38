import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DOCUMENT_KINDS, KIND_NAMES, LONGEST_NUMBER } from '@/features/id-documents/rules/document-kinds'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { formText } from '@/web/admin-kit/text'
import { useUnsaved } from '@/web/admin-kit/use-unsaved'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { PURPOSE_NAMES, PURPOSES } from '../rules/card'
import { emptyForm, type TypedCard, typedOf } from '../rules/guest-form'
import type { CardAnswer, saveCardCall } from '../staff-contract'
import { registrationCardPath } from '../staff-queries'
import { CARD_WORDS } from '../text'
import { adminCardText as words } from './admin-text'

type Props = {
  bookingId: number
  answer: CardAnswer
  onSaved: (answer: CardAnswer) => void
  onClose: () => void
}

/** Fills a card in at the desk. The number that was given is not shown; another takes its place. */
export function CardForm({ bookingId, answer: { stay, card }, onSaved, onClose }: Props) {
  const [before] = useState(() => (card ? typedOf(card) : emptyForm(stay.guestName)))
  const [typed, setTyped] = useState(before)
  // As it was when the form was opened: what the guest writes meanwhile was not seen.
  const [seen] = useState(card?.updatedAt ?? null)
  useUnsaved(JSON.stringify(typed) !== JSON.stringify(before))
  const saving = useMutation({
    mutationFn: () =>
      sendForStaff<typeof saveCardCall>('PUT', registrationCardPath(bookingId), {
        ...typed,
        purpose: typed.purpose || null,
        documentKind: typed.documentKind || null,
        updatedAt: seen,
      }),
    onSuccess: onSaved,
    onError: (error) => {
      if (error instanceof ApiError && error.problems.length > 0) return
      const description = reasonOf(error) ?? formText.unavailable
      showToast({ title: words.failedTitle, description, tone: 'destructive' })
    },
  })
  const problems = saving.error instanceof ApiError ? saving.error.problems : []
  const problemOf = (name: keyof TypedCard) => problems.find(({ path }) => path === name)?.message
  const bind = (name: keyof TypedCard) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Field label={CARD_WORDS.fullName} error={problemOf('fullName')} required>
        {(control) => <Input {...control} {...bind('fullName')} autoComplete="off" maxLength={120} />}
      </Field>
      <Field label={CARD_WORDS.nationality} help={words.help.nationality} error={problemOf('nationality')}>
        {(control) => <Input {...control} {...bind('nationality')} autoComplete="off" maxLength={60} />}
      </Field>
      <Field label={CARD_WORDS.address} error={problemOf('address')}>
        {(control) => (
          <Textarea {...control} {...bind('address')} rows={2} autoComplete="off" maxLength={300} />
        )}
      </Field>
      <Field label={CARD_WORDS.document} help={words.help.document} error={problemOf('documentKind')}>
        {(control) => (
          <Select {...control} {...bind('documentKind')}>
            <option value="">{CARD_WORDS.notSaid}</option>
            {DOCUMENT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={CARD_WORDS.number}
        help={card?.hasNumber ? CARD_WORDS.numberGiven : CARD_WORDS.documentNumberHelp}
        error={problemOf('documentNumber')}
      >
        {(control) => (
          <Input {...control} {...bind('documentNumber')} autoComplete="off" maxLength={LONGEST_NUMBER} />
        )}
      </Field>
      <Field label={CARD_WORDS.vehicle} help={words.help.vehicle} error={problemOf('vehicle')}>
        {(control) => <Input {...control} {...bind('vehicle')} autoComplete="off" maxLength={30} />}
      </Field>
      <Field label={CARD_WORDS.purpose} help={words.help.purpose} error={problemOf('purpose')}>
        {(control) => (
          <Select {...control} {...bind('purpose')}>
            <option value="">{CARD_WORDS.notSaid}</option>
            {PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {PURPOSE_NAMES[purpose]}
              </option>
            ))}
          </Select>
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
