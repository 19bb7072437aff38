import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { askForPasskey, explainPasskey, knowsPasskeys } from '@/features/accounts/web/admin-passkey'
import { PasswordInput } from '@/features/accounts/web/admin-password-input'
import { Spinner } from '@/web/admin-kit/spinner'
import { sendForStaff, sessionKeeper } from '@/web/admin-kit/staff-request'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import type { proofCall } from '../contract'
import { PROOF_PATH } from '../paths'
import { secondFactorQuery } from '../staff-queries'
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
  const { data: factor } = useQuery(secondFactorQuery)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  /** The server says so too, where it could not be asked beforehand. */
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const attempt = useMutation({
    mutationFn: async (how: 'form' | 'passkey') => {
      const proof = how === 'form' ? { password, ...(code && { code }) } : { passkey: await askForPasskey() }
      await sendForStaff<typeof proofCall>('POST', PROOF_PATH, proof)
    },
    onSuccess: () => sessionKeeper.finishProof(true),
    onError: (error, how) => {
      const isOfCode = error instanceof ApiError && error.problems.some(({ path }) => path === 'code')
      if (isOfCode) setCodeAsked(true)
      if (how === 'form') (isOfCode ? codeInput : input).current?.focus()
    },
  })
  const hasPasskey = Boolean(factor?.passkeys) && knowsPasskeys()
  const takesCode = isCodeAsked || Boolean(factor?.isOn || factor?.passkeys)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // What is behind the dialog may be a form too, through which React would let this one's event go up.
    event.stopPropagation()
    setMissing(password === '')
    if (password === '') input.current?.focus()
    else if (!attempt.isPending) attempt.mutate('form')
  }

  const failure = attempt.isPending ? {} : explain(attempt.error, attempt.variables)
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <Field label={words.password} error={isMissing ? words.missing : failure.password} required>
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
      {takesCode && (
        <Field label={words.code} help={words.codeHelp} error={failure.code} required>
          {(control) => (
            <Input
              {...control}
              ref={codeInput}
              name="code"
              autoComplete="one-time-code"
              value={code}
              readOnly={attempt.isPending}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      {failure.passkey && (
        <p role="alert" className="text-sm text-alarm">
          {failure.passkey}
        </p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="quiet" onClick={() => sessionKeeper.finishProof(false)}>
          {words.cancel}
        </Button>
        {hasPasskey && (
          <Button
            look="quiet"
            aria-disabled={attempt.isPending}
            onClick={() => !attempt.isPending && attempt.mutate('passkey')}
          >
            {words.usePasskey}
          </Button>
        )}
        <Button type="submit" look="primary" aria-disabled={attempt.isPending}>
          {attempt.isPending && <Spinner className="size-5" />}
          {attempt.isPending ? words.checking : words.goOn}
        </Button>
      </div>
    </form>
  )
}

/** What is said where: beside the password, beside the code, or of the passkey. */
function explain(
  error: Error | null,
  how: 'form' | 'passkey' | undefined,
): { password?: string; code?: string; passkey?: string } {
  if (!error) return {}
  if (how === 'passkey') return { passkey: explainPasskey(error) }
  if (!(error instanceof ApiError)) return { password: words.networkError }
  const [problem] = error.problems
  const said = problem?.message ?? error.serverMessage ?? words.networkError
  return problem?.path === 'code' ? { code: said } : { password: said }
}
