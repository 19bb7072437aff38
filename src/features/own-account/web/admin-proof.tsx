import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { PasswordInput } from '@/features/accounts/web/admin-password-input'
import { Spinner } from '@/web/admin-kit/spinner'
import { sendForStaff, sessionKeeper } from '@/web/admin-kit/staff-request'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import type { proofCall } from '../contract'
import { PROOF_PATH } from '../paths'
import { proofText as words } from './admin-text'

/** Opens over whatever is being worked on when a call wants a fresh proof of who makes it; the call then goes on. */
export function ProofAgain() {
  const isWanted = useSyncExternalStore(sessionKeeper.subscribe, sessionKeeper.isProofWanted)
  if (!isWanted) return null
  return (
    <Dialog
      open
      title={words.title}
      closesOnBackdrop={false}
      onClose={() => sessionKeeper.finishProof(false)}
      className="max-w-md"
    >
      <p className="-mt-2 text-ink-soft">{words.help}</p>
      <ProofForm />
    </Dialog>
  )
}

function ProofForm() {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const attempt = useMutation({
    mutationFn: () => sendForStaff<typeof proofCall>('POST', PROOF_PATH, { password }),
    onSuccess: () => sessionKeeper.finishProof(true),
    onError: () => input.current?.focus(),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // What is behind the dialog may be a form too, through which React would let this one's event go up.
    event.stopPropagation()
    setMissing(password === '')
    if (password === '') input.current?.focus()
    else if (!attempt.isPending) attempt.mutate()
  }

  const failure = attempt.isPending ? null : explain(attempt.error)
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <Field label={words.password} error={isMissing ? words.missing : failure} required>
        {(control) => (
          <PasswordInput
            {...control}
            // A dialog puts the focus where this attribute is, which React keeps to itself.
            ref={(element) => {
              input.current = element
              element?.setAttribute('autofocus', '')
            }}
            name="password"
            autoComplete="current-password"
            value={password}
            readOnly={attempt.isPending}
            onChange={(event) => {
              setPassword(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="quiet" onClick={() => sessionKeeper.finishProof(false)}>
          {words.cancel}
        </Button>
        <Button type="submit" look="primary" aria-disabled={attempt.isPending}>
          {attempt.isPending && <Spinner className="size-5" />}
          {attempt.isPending ? words.checking : words.goOn}
        </Button>
      </div>
    </form>
  )
}

function explain(error: Error | null): string | null {
  if (!error) return null
  if (!(error instanceof ApiError)) return words.networkError
  return error.problems[0]?.message ?? error.serverMessage ?? words.networkError
}
