import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import type { forgottenCall } from '../contract'
import { FORGOTTEN_PATH } from '../paths'
import { FORGOTTEN_ANSWER } from '../rules/forgotten-words'
import { passwordLinkText as words } from './admin-text'

/** Under the sign-in: the way to a new password for who forgot theirs. */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="bare" size="small" className="-my-3 self-start px-0" onClick={() => setOpen(true)}>
        {words.forgotten}
      </Button>
      {isOpen && <ForgottenDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ForgottenDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const attempt = useMutation({
    mutationFn: () => send<typeof forgottenCall>('POST', FORGOTTEN_PATH, { email }),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!attempt.isPending) attempt.mutate()
  }

  return (
    <Dialog open title={words.forgottenTitle} onClose={onClose} closesOnBackdrop={false} className="max-w-md">
      {attempt.data ? (
        <>
          <p role="status">{FORGOTTEN_ANSWER}</p>
          <Button onClick={onClose}>{words.back}</Button>
        </>
      ) : (
        <form onSubmit={onSubmit} noValidate className="grid gap-4">
          <p className="-mt-2 text-ink-soft">{words.forgottenHelp}</p>
          <Field
            label={words.email}
            error={attempt.error && (reasonOf(attempt.error) ?? words.unreachable)}
            required
          >
            {(control) => (
              <Input
                {...control}
                name="forgotten"
                type="email"
                autoComplete="username"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" aria-disabled={attempt.isPending}>
            {attempt.isPending ? words.sending : words.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
