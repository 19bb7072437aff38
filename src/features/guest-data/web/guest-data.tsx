import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { MY_BOOKING_PATH } from '@/features/my-booking/paths'
import { guestBookingQuery } from '@/features/my-booking/queries'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { sendDataCodeCall, takeDataCodeCall } from '../contract'
import { guestDataText as words } from '../rules/guest-data-text'
import { messageOf } from './message-of'
import { OpenData } from './open-data'

/** On the page of a booking, once that is there: what its guest may do with all that the hotel holds of them. */
export function GuestData({ token }: { token: string }) {
  const client = useQueryClient()
  const query = guestBookingQuery(token)
  const { data } = useQuery({ ...query, enabled: false })
  const [isErased, setErased] = useState(false)

  function onErased() {
    setErased(true)
    // The link leads nowhere any more: what it led to is not to stay on the screen.
    void client.resetQueries({ queryKey: query.queryKey })
  }

  if (isErased)
    return (
      <p role="status" className="mt-8 rounded-card bg-mist p-5 font-semibold">
        {words.erased}
      </p>
    )
  if (!data) return null
  return (
    <section aria-labelledby="guest-data" className="mt-8 max-w-measure print:hidden">
      <h2 id="guest-data" className="text-xl">
        {words.title}
      </h2>
      <Prove token={token} onErased={onErased} />
    </section>
  )
}

/** The code is asked for in place of the button that sent it. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
}

function Prove({ token, onErased }: { token: string; onErased: () => void }) {
  const base = `${MY_BOOKING_PATH}/${encodeURIComponent(token)}/data` as const
  const [code, setCode] = useState('')
  const sending = useMutation({
    mutationFn: () => send<typeof sendDataCodeCall>('POST', `${base}/code`),
    onSuccess: () => {
      setCode('')
      proving.reset()
    },
  })
  const proving = useMutation({
    mutationFn: () => send<typeof takeDataCodeCall>('POST', `${base}/proof`, { code }),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!proving.isPending) proving.mutate()
  }

  if (proving.data)
    return <OpenData base={base} proof={proving.data} onErased={onErased} onOver={() => proving.reset()} />
  const sendButton = (
    // Not `disabled`: the focus stays with who goes by keyboard.
    <Button
      look="quiet"
      aria-disabled={sending.isPending}
      onClick={() => sending.isPending || sending.mutate()}
    >
      {sending.isPending ? words.sending : sending.isSuccess ? words.again : words.send}
    </Button>
  )
  return (
    <>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      {sending.isSuccess ? (
        <form onSubmit={onSubmit} noValidate aria-label={words.title} className="mt-4 grid gap-3">
          <Field
            label={words.code}
            help={words.codeHelp}
            error={proving.isError ? messageOf(proving.error) : null}
          >
            {(aria) => (
              <Input
                {...aria}
                ref={takeFocus}
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
            <Button type="submit" disabled={proving.isPending}>
              {proving.isPending ? words.opening : words.open}
            </Button>
            {sendButton}
          </div>
        </form>
      ) : (
        <div className="mt-4">{sendButton}</div>
      )}
      <p aria-live="polite" className="mt-3 font-semibold empty:hidden">
        {sending.isSuccess && sending.data.message}
        {sending.isError && messageOf(sending.error)}
      </p>
    </>
  )
}
