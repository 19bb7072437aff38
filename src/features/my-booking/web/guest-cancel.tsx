import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { showToast } from '@/web/ui/toast'
import type { cancelBookingCall } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestBookingQuery } from '../queries'
import { messageOf } from './guest-change-form'
import { guestPageText } from './guest-page-text'

const words = guestPageText.cancel

type GuestCancelProps = {
  token: string
  canCancel: boolean
  /** Until when cancelling is free, for reading. */
  freeUntil: string
}

/** Gives the booking up, after a question; what it costs to be late is for reception to say. */
export function GuestCancel({ token, canCancel, freeUntil }: GuestCancelProps) {
  const client = useQueryClient()
  const { queryKey } = guestBookingQuery(token)
  const [isAsking, setAsking] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => send<typeof cancelBookingCall>('POST', `${MY_BOOKING_PATH}/${token}/cancel`),
    onSuccess: (cancelled) => {
      setAsking(false)
      client.setQueryData(queryKey, cancelled)
      showToast(words.done)
    },
    onError: (error) => {
      setAsking(false)
      showToast({ title: words.failed, description: messageOf(error), tone: 'destructive' })
      void client.invalidateQueries({ queryKey })
    },
  })

  return (
    <section aria-labelledby="guest-cancel">
      <h2 id="guest-cancel" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">{canCancel ? words.free(freeUntil) : words.late(freeUntil)}</p>
      {canCancel && (
        <Button look="quiet" onClick={() => setAsking(true)} className="mt-4">
          {words.ask}
        </Button>
      )}
      <Dialog open={isAsking} title={words.question} onClose={() => setAsking(false)}>
        <p>{words.consequence}</p>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={() => setAsking(false)}>
            {words.no}
          </Button>
          <Button look="action" disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {cancelling.isPending ? words.busy : words.yes}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
