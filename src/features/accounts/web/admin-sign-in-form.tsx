import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Spinner } from '@/web/admin-kit/spinner'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { askForPasskey, explainPasskey, knowsPasskeys } from './admin-passkey'
import { PasswordInput } from './admin-password-input'
import { explainSignIn, isCodeWanted, isPasskeyWanted, signIn, signInByPasskey } from './admin-session'
import { judgeCredentials } from './admin-sign-in'
import { sessionText as words } from './admin-text'

/** E-mail and password; `email` is filled in for somebody who was signed in a moment ago. */
export function SignInForm({ email = '', onSignedIn }: { email?: string; onSignedIn?: () => void }) {
  const queryClient = useQueryClient()
  const [credentials, setCredentials] = useState({ email, password: '' })
  /** Asked for once the server has said that this account has a second factor. */
  const [code, setCode] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Known at once, where `isPending` waits for the next render: a second press may come before it.
  const isSent = useRef(false)
  const problems = judgeCredentials(credentials)

  /** Known once the password was right: until then, a passkey signs in by itself. */
  const [takesPasskey, setTakesPasskey] = useState(false)

  async function onAttempt(how: 'form' | 'passkey') {
    if (how === 'form') return await signIn(queryClient, { ...credentials, ...(code && { code }) })
    const passkey = await askForPasskey()
    await (takesPasskey
      ? signIn(queryClient, { ...credentials, passkey })
      : signInByPasskey(queryClient, passkey))
  }

  const attempt = useMutation({
    mutationFn: onAttempt,
    onSuccess: () => {
      showToast(words.signedIn)
      onSignedIn?.()
    },
    onError: (error, how) => {
      const isFirstAsked = code === null && isCodeWanted(error)
      if (isCodeWanted(error)) setCode('')
      if (isPasskeyWanted(error)) setTakesPasskey(true)
      const description = explain(error, how)
      showToast(
        isFirstAsked
          ? { title: words.codeWanted, description }
          : { title: words.failed, description, tone: 'destructive' },
      )
    },
    onSettled: () => {
      isSent.current = false
    },
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const wrong = problems.email ? 'email' : problems.password ? 'password' : null
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else send('form')
  }

  function send(how: 'form' | 'passkey') {
    if (isSent.current) return
    isSent.current = true
    attempt.mutate(how)
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <Field label={words.email} error={isChecked ? problems.email : null} required>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            value={credentials.email}
            disabled={attempt.isPending}
            onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.password} error={isChecked ? problems.password : null} required>
        {(control) => (
          <PasswordInput
            {...control}
            // A dialog puts the focus where this attribute is, which React keeps to itself.
            ref={(input) => {
              if (email !== '') input?.setAttribute('autofocus', '')
            }}
            name="password"
            autoComplete="current-password"
            value={credentials.password}
            disabled={attempt.isPending}
            onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
          />
        )}
      </Field>
      {code !== null && <CodeField value={code} isResting={attempt.isPending} onChange={setCode} />}
      {attempt.error && !attempt.isPending && (
        <p
          role="alert"
          className="rounded-control border border-alarm bg-blush px-4 py-2.5 text-sm text-alarm"
        >
          {explain(attempt.error, attempt.variables)}
        </p>
      )}
      <Button type="submit" look="primary" aria-disabled={attempt.isPending}>
        {attempt.isPending && <Spinner className="size-5" />}
        {attempt.isPending ? words.signingIn : words.signIn}
      </Button>
      {knowsPasskeys() && (
        <Button look="quiet" aria-disabled={attempt.isPending} onClick={() => send('passkey')}>
          {takesPasskey ? words.usePasskey : words.byPasskey}
        </Button>
      )}
    </form>
  )
}

function explain(error: unknown, how: 'form' | 'passkey'): string {
  return how === 'passkey' ? explainPasskey(error) : explainSignIn(error)
}

type CodeFieldProps = { value: string; isResting: boolean; onChange: (code: string) => void }

/** The code of the second factor, which is what is to be typed next. */
function CodeField({ value, isResting, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isResting) input.current?.focus()
  }, [isResting])
  return (
    <Field label={words.code} help={words.codeHelp} required>
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          value={value}
          disabled={isResting}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
