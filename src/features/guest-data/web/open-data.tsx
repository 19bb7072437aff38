import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { copyOwnDataCall, correctOwnDataCall, eraseOwnDataCall } from '../contract'
import { guestDataText as words } from '../rules/guest-data-text'
import { messageOf } from './message-of'
import { saveCopy } from './save-copy'

type Proof = { key: string; name: string; phone: string | null }

type OpenDataProps = {
  base: `/api/my-booking/${string}/data`
  proof: Proof
  onErased: () => void
  /** The key counts no more: a new code is wanted. */
  onOver: () => void
}

/** A copy, a correction and the end of it, for whoever has proved the mailbox. */
export function OpenData({ base, proof, onErased, onOver }: OpenDataProps) {
  const { key } = proof
  function onError(error: unknown) {
    showToast({ title: words.failed, description: messageOf(error), tone: 'destructive' })
    if (error instanceof ApiError && error.status === 403) onOver()
  }
  const copying = useMutation({
    mutationFn: async (form: 'json' | 'html') => {
      const { data, readable } = await send<typeof copyOwnDataCall>('POST', `${base}/copy`, { key })
      if (form === 'html') saveCopy('my-data.html', readable, 'text/html')
      else saveCopy('my-data.json', JSON.stringify(data, null, 2), 'application/json')
    },
    onSuccess: () => showToast({ title: words.saved }),
    onError,
  })
  return (
    <div className="mt-4 grid gap-6">
      <section className="grid gap-2">
        <h3 className="text-lg">{words.copy}</h3>
        <p className="text-ink-soft">{words.copyHelp}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" disabled={copying.isPending} onClick={() => copying.mutate('html')}>
            {words.readable}
          </Button>
          <Button look="quiet" disabled={copying.isPending} onClick={() => copying.mutate('json')}>
            {words.json}
          </Button>
        </div>
      </section>
      <Correct base={base} proof={proof} onError={onError} />
      <Erase base={base} proof={proof} onErased={onErased} onError={onError} />
    </div>
  )
}

type PartProps = Pick<OpenDataProps, 'base' | 'proof'> & { onError: (error: unknown) => void }

function Correct({ base, proof, onError }: PartProps) {
  const [name, setName] = useState(proof.name)
  const [phone, setPhone] = useState(proof.phone ?? '')
  const saving = useMutation({
    mutationFn: () =>
      send<typeof correctOwnDataCall>('PATCH', base, {
        key: proof.key,
        name,
        // Left alone it stays in each booking as it was given there.
        ...(phone !== (proof.phone ?? '') && { phone: phone.trim() || null }),
      }),
    onSuccess: () => showToast({ title: words.corrected }),
    onError,
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }

  const problem = (path: string) =>
    saving.error instanceof ApiError
      ? saving.error.problems.find((one) => one.path === path)?.message
      : undefined
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <h3 className="text-lg">{words.correct}</h3>
      <p className="text-ink-soft">{words.correctHelp}</p>
      <Field label={words.name} error={problem('name')}>
        {(aria) => (
          <Input
            {...aria}
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="name"
            maxLength={120}
          />
        )}
      </Field>
      <Field label={words.phone} error={problem('phone')}>
        {(aria) => (
          <Input
            {...aria}
            type="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
            autoComplete="tel"
            maxLength={40}
          />
        )}
      </Field>
      <Button type="submit" disabled={saving.isPending} className="justify-self-start">
        {saving.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}

function Erase({ base, proof, onErased, onError }: PartProps & Pick<OpenDataProps, 'onErased'>) {
  const [isAsking, setAsking] = useState(false)
  const erasing = useMutation({
    mutationFn: () => send<typeof eraseOwnDataCall>('POST', `${base}/erasure`, { key: proof.key }),
    onSuccess: onErased,
    onError: (error) => {
      setAsking(false)
      onError(error)
    },
  })
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{words.erase}</h3>
      <p className="text-ink-soft">{words.eraseHelp}</p>
      {erasing.isError && (
        <p role="alert" className="font-semibold text-alarm">
          {messageOf(erasing.error)}
        </p>
      )}
      <Button look="quiet" onClick={() => setAsking(true)} className="justify-self-start">
        {words.erase}
      </Button>
      <Dialog open={isAsking} title={words.eraseAsk} onClose={() => setAsking(false)}>
        <p>{words.eraseAskLine}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="action" onClick={() => setAsking(false)}>
            {words.no}
          </Button>
          <Button look="quiet" disabled={erasing.isPending} onClick={() => erasing.mutate()}>
            {erasing.isPending ? words.erasing : words.yes}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
