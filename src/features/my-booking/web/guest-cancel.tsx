import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Cents, formatPrice } from '@/kernel/money'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { showToast } from '@/web/ui/toast'
import type { cancelBookingCall } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestBookingQuery } from '../queries'
import { guestPageText } from './guest-page-text'
import { messageOf } from './message-of'

const words = guestPageText.cancel

type GuestCancelProps = {
  token: string
  canCancel: boolean
  /** In cents, so far. */
  paid: Cents
  /** Until when cancelling is free, for reading. */
  freeUntil: string
}

/**
 * Gives the booking up, after a question that says what it costs and what comes back: here it is offered only while it is
 * free (docs/decisions/money-owed.md). What it costs to be late is for reception to say.
 */
export function GuestCancel({ token, canCancel, paid, freeUntil }: GuestCancelProps) {
  const client = useQueryClient()
  const { queryKey } = guestBookingQuery(token)
  const [isAsking, setAsking] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => send<typeof cancelBookingCall>('POST', `${MY_BOOKING_PATH}/${token}/cancel`),
    onSuccess: (cancelled) => {
      setAsking(false)
      client.setQueryData(queryKey, cancelled)
      showToast(paid > 0 ? words.doneWithRefund(formatPrice(paid)) : words.done)
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
        <dl className="tabular grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-ink-soft">{words.costs}</dt>
          <dd className="font-semibold">{words.nothing}</dd>
          <dt className="text-ink-soft">{words.paid}</dt>
          <dd className="font-semibold">{paid > 0 ? formatPrice(paid) : words.nothing}</dd>
          {paid > 0 && (
            <>
              <dt className="text-ink-soft">{words.back}</dt>
              <dd className="font-semibold">{words.backFrom(formatPrice(paid))}</dd>
            </>
          )}
        </dl>
        <p>{words.consequence}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="action" onClick={() => setAsking(false)}>
            {words.no}
          </Button>
          <Button look="quiet" disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {cancelling.isPending ? words.busy : words.yes}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
