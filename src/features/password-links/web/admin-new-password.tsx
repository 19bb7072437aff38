import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { PanelCard } from '@/features/accounts/web/admin-panel-card'
import { PasswordInput } from '@/features/accounts/web/admin-password-input'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { Button, buttonClass } from '@/web/ui/button'
import { Field } from '@/web/ui/field'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { linkLookCall, newPasswordCall } from '../contract'
import { LINK_LOOK_PATH, NEW_PASSWORD_PATH } from '../paths'
import { passwordLinkText as words } from './admin-text'

/** Where a link from a mail leads: its secret is behind the #. */
export function NewPasswordScreen() {
  const [token] = useState(() => location.hash.slice(1))
  const link = useMutation({
    mutationFn: () => send<typeof linkLookCall>('POST', LINK_LOOK_PATH, { token }),
  })
  const { mutate: look } = link
  useEffect(() => look(), [look])
  if (link.isIdle || link.isPending)
    return (
      <PanelCard title={words.title}>
        <Loading label={words.loading}>
          <Skeleton className="h-32" />
        </Loading>
      </PanelCard>
    )
  if (link.isError)
    return (
      <PanelCard title={words.over}>
        <p role="alert">{reasonOf(link.error) ?? words.unreachable}</p>
        <a href="/admin" className={buttonClass({ look: 'primary' })}>
          {words.back}
        </a>
      </PanelCard>
    )
  return (
    <PanelCard title={words.title}>
      <p className="-mt-3 wrap-anywhere text-ink-soft">{words.of(link.data.email)}</p>
      <PasswordForm token={token} />
    </PanelCard>
  )
}

function PasswordForm({ token }: { token: string }) {
  const [newPassword, setPassword] = useState('')
  const attempt = useMutation({
    mutationFn: () => send<typeof newPasswordCall>('POST', NEW_PASSWORD_PATH, { token, newPassword }),
    onSuccess: () => location.replace('/admin'),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!attempt.isPending && !attempt.isSuccess) attempt.mutate()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <Field label={words.password} help={words.passwordHelp} error={explain(attempt.error)} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="newPassword"
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" aria-disabled={attempt.isPending}>
        {attempt.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}

/** What is wrong with the password itself, else why it could not be saved. */
function explain(error: unknown): string | null {
  if (!error) return null
  const [problem] = error instanceof ApiError ? error.problems : []
  return problem?.message ?? reasonOf(error) ?? words.unreachable
}
