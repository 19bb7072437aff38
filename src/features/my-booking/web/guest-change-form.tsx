import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ArrivalField } from '@/features/stay-calendar/web/arrival-field'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { changeByGuestCall, GuestBooking, GuestChange } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestBookingQuery } from '../queries'
import { guestPageText } from './guest-page-text'
import { messageOf } from './message-of'

const words = guestPageText.change

/** When the guest arrives and what they wish for; a failure leaves what was typed. */
export function GuestChangeForm({ booking, token }: { booking: GuestBooking; token: string }) {
  const client = useQueryClient()
  const { queryKey } = guestBookingQuery(token)
  const [arrivalTime, setArrivalTime] = useState(booking.arrivalTime)
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
  const isChanged = arrivalTime !== booking.arrivalTime || requests.trim() !== (booking.specialRequests ?? '')

  function save(event: FormEvent) {
    event.preventDefault()
    if (isChanged && !saving.isPending)
      saving.mutate({ arrivalTime, specialRequests: requests.trim() || null })
  }

  return (
    <section aria-labelledby="guest-change">
      <h2 id="guest-change" className="text-xl">
        {words.title}
      </h2>
      <form onSubmit={save} noValidate className="mt-3 grid gap-4">
        <ArrivalField time={arrivalTime} onChange={setArrivalTime} />
        <Field label={words.requests} error={saving.error && messageOf(saving.error)}>
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
