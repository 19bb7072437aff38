import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { changeByGuestCall, GuestBooking, GuestChange } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestBookingQuery } from '../queries'
import { guestPageText } from './guest-page-text'

const words = guestPageText.change

/** How many come and what they wish for; a failure leaves what was typed. */
export function GuestChangeForm({ booking, token }: { booking: GuestBooking; token: string }) {
  const client = useQueryClient()
  const { queryKey } = guestBookingQuery(token)
  const [guests, setGuests] = useState(booking.numberOfGuests)
  const [requests, setRequests] = useState(booking.specialRequests ?? '')
  const saving = useMutation({
    mutationFn: (change: GuestChange) =>
      send<typeof changeByGuestCall>('PATCH', `${MY_BOOKING_PATH}/${token}`, change),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      showToast(words.saved)
    },
    onError: (error) => {
      showToast({ title: words.failed, description: messageOf(error), tone: 'destructive' })
    },
  })
  const isChanged = guests !== booking.numberOfGuests || requests.trim() !== (booking.specialRequests ?? '')
  const most = Math.max(booking.maxGuests, booking.numberOfGuests)

  function save(event: FormEvent) {
    event.preventDefault()
    if (isChanged && !saving.isPending)
      saving.mutate({ numberOfGuests: guests, specialRequests: requests.trim() || null })
  }

  return (
    <section aria-labelledby="guest-change">
      <h2 id="guest-change" className="text-xl">
        {words.title}
      </h2>
      <form onSubmit={save} noValidate className="mt-3 grid gap-4">
        <Field label={words.guests}>
          {(control) => (
            <Select {...control} value={guests} onChange={(event) => setGuests(Number(event.target.value))}>
              {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {PREVIEW_WORDS.guestOption(count)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.requests} help={words.otherwise} error={saving.error && messageOf(saving.error)}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={requests}
              onChange={(event) => setRequests(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={!isChanged || saving.isPending} className="justify-self-start">
          {saving.isPending ? words.saving : words.save}
        </Button>
      </form>
    </section>
  )
}

/** What the server said to the guest. */
export function messageOf(error: unknown): string {
  const said = error instanceof ApiError ? (error.problems[0]?.message ?? error.serverMessage) : undefined
  return said ?? guestPageText.failed
}
