import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CONFIRMED_TOAST } from '@/features/bookings/text'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import type { PublicProperty } from '@/features/property/contract'
import { useProperty } from '@/features/property/web/use-property'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { ProofAnswer, proveByCodeCall, sendCodeAgainCall } from '../contract'
import { CODE_AGAIN_PATH, MAILBOX_CODE_PATH } from '../paths'
import { PROOF_WORDS as words } from '../rules/proof-words'
import { ofGroup, tellProof } from '../rules/tell-proof'
import { minutesUntil } from '../rules/time-left'
import { recallMailbox } from './sent-mailbox'

const TICK_MS = 10_000

type ProveMailboxProps = {
  reference: string
  holdExpiresAt: string | null
  /** Of its title within the page's headings. */
  level: 2 | 3 | 4
  /** Several villas are proved as one, and confirmed by hand. */
  isGroup?: boolean
  className?: string
  onProved: (answer: ProofAnswer) => void
}

/** Where a guest enters the code of the e-mail before the first hold of a request is over. */
export function ProveMailbox(props: ProveMailboxProps) {
  const { reference, holdExpiresAt, level, isGroup = false, className, onProved } = props
  const property = useProperty()
  const minutes = useMinutesLeft(holdExpiresAt)
  const Title = `h${level}` as const
  return (
    <section
      aria-labelledby="prove-mailbox"
      className={joinClasses('rounded-card bg-mist p-5 print:hidden', className)}
    >
      <Title id="prove-mailbox" className="font-sans text-lg font-semibold">
        {words.title}
      </Title>
      {minutes === 0 ? (
        <p role="status" className="mt-2">
          {words.over}
        </p>
      ) : (
        <>
          <p className="mt-2 wrap-anywhere">
            {words.sent(recallMailbox(reference))} {words.ask}{' '}
            {tellProof(isGroup ? ofGroup(property) : property)}
          </p>
          <p className="mt-2 font-semibold">{words.minutesLeft(minutes)}</p>
          <CodeForm reference={reference} onProved={onProved} />
          <p className="mt-3 text-sm text-ink-soft">{words.otherwise}</p>
        </>
      )}
    </section>
  )
}

function CodeForm({ reference, onProved }: Pick<ProveMailboxProps, 'reference' | 'onProved'>) {
  const property = useProperty()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const proving = useMutation({
    mutationFn: (body: { reference: string; code: string }) =>
      send<typeof proveByCodeCall>('POST', MAILBOX_CODE_PATH, body),
    onSuccess: (answer) => {
      tellProved(answer, property)
      onProved(answer)
    },
    onError: () => field.current?.focus(),
  })
  const sending = useMutation({
    mutationFn: () => send<typeof sendCodeAgainCall>('POST', CODE_AGAIN_PATH, { reference }),
    onSuccess: () => {
      setCode('')
      proving.reset()
    },
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!proving.isPending) proving.mutate({ reference, code })
  }

  // Until the guest changes what was refused.
  const isRefused = proving.isError && proving.variables.code === code
  return (
    <form onSubmit={onSubmit} noValidate aria-label={words.title} className="mt-4 grid gap-3">
      <Field label={words.code} help={words.codeHelp} error={isRefused ? messageOf(proving.error) : null}>
        {(aria) => (
          <Input
            {...aria}
            ref={field}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="tabular"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="action" disabled={proving.isPending}>
          {proving.isPending ? words.confirming : words.confirm}
        </Button>
        <Button look="quiet" disabled={sending.isPending} onClick={() => sending.mutate()}>
          {sending.isPending ? words.sending : words.again}
        </Button>
      </div>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {sending.isSuccess && sending.data.message}
        {sending.isError && messageOf(sending.error)}
      </p>
    </form>
  )
}

/** What a proved mailbox has come to: confirmed at once, or held for longer. */
export function tellProved(answer: ProofAnswer, property: PublicProperty): void {
  if (answer.status === 'confirmed') showToast(CONFIRMED_TOAST)
  else showToast({ title: words.given, description: tellHold(answer, property) })
}

function messageOf(error: unknown): string {
  const said = error instanceof ApiError ? (error.problems[0]?.message ?? error.serverMessage) : undefined
  return said ?? words.failed
}

/** By this browser's clock, which may go wrong: the server judges what is sent. */
function useMinutesLeft(until: string | null): number {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return minutesUntil(until, now)
}
