import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { Button, buttonClass } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Icon } from '@/web/ui/icon'
import type { findBookingCall } from '../contract'
import { FIND_BOOKING_PATH } from '../paths'
import { FIND_WORDS as words } from '../text'

/** Has a guest's private link mailed once more. What is said is the same whether there is such a booking or not. */
export function FindBooking() {
  const { phones } = useProperty()
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[1fr_21rem]">
      <div className="min-w-0">
        <p className="max-w-measure text-lg noscript:hidden">{words.lead}</p>
        <FindForm />
        <p className="hidden text-lg font-semibold noscript:block">{words.noScript}</p>
      </div>
      <aside className="grid gap-4 rounded-card border border-line bg-paper p-5 sm:p-6">
        <p>{words.otherwise}</p>
        {phones.map((phone) => (
          <a key={phone} href={phoneAddress(phone)} className={buttonClass({ look: 'quiet' })}>
            <Icon name="phone" />
            {phone}
          </a>
        ))}
      </aside>
    </div>
  )
}

type Asked = { reference: string; email: string }

function FindForm() {
  const [asked, setAsked] = useState<Asked>({ reference: '', email: '' })
  const form = useRef<HTMLFormElement>(null)
  const sending = useMutation({
    mutationFn: (body: Asked) => send<typeof findBookingCall>('POST', FIND_BOOKING_PATH, body),
  })
  const refusal = sending.error instanceof ApiError ? sending.error : null

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!sending.isPending) sending.mutate(asked)
  }

  function control(field: keyof Asked) {
    return {
      name: field,
      value: asked[field],
      onChange: (event: { target: { value: string } }) => setAsked({ ...asked, [field]: event.target.value }),
    }
  }

  /** What the server said about a field, until the guest changes it. */
  function problemOf(field: keyof Asked): string | undefined {
    if (sending.variables?.[field] !== asked[field]) return undefined
    return refusal?.problems.find(({ path }) => path === field)?.message
  }

  const isSent = sending.isSuccess && sending.variables === asked
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      aria-label={words.form}
      className="mt-6 grid gap-4 noscript:hidden sm:grid-cols-2"
    >
      <Field label={words.reference} help={words.referenceHelp} error={problemOf('reference')} required>
        {(aria) => <Input {...aria} {...control('reference')} autoComplete="off" maxLength={40} />}
      </Field>
      <Field label={words.email} error={problemOf('email')} required>
        {(aria) => (
          <Input {...aria} {...control('email')} type="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      {sending.error && (refusal?.problems.length ?? 0) === 0 && (
        <p
          role="alert"
          className="rounded-control border border-alarm bg-blush px-4 py-3 text-alarm sm:col-span-2"
        >
          {refusal?.serverMessage ?? words.failed}
        </p>
      )}
      <div role="status" className="sm:col-span-2 empty:hidden">
        {isSent && <p className="rounded-card bg-mist p-5">{sending.data.message}</p>}
      </div>
      <Button type="submit" look="action" disabled={sending.isPending} className="justify-self-start">
        <Icon name="mail" />
        {sending.isPending ? words.sending : isSent ? words.again : words.send}
      </Button>
    </form>
  )
}
