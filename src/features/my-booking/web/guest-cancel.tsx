import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Cents, formatPrice, toAmount } from '@/kernel/money'
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
  /** What cancelling costs now, and what then comes back, or is due where that is below nothing; in cents. */
  fee: Cents
  returns: Cents
  /** Until when cancelling is free, for reading; null where it never is. */
  freeUntil: string | null
  /** The name of the rate plan. */
  plan: string
}

/**
 * Gives the booking up, after a question that says what it costs and what comes back (docs/decisions/folio.md). Where the
 * hotel has no fee for being late it is offered only while it is free.
 */
export function GuestCancel(props: GuestCancelProps) {
  const { token, canCancel, paid, fee, returns } = props
  const client = useQueryClient()
  const { queryKey } = guestBookingQuery(token)
  const [isAsking, setAsking] = useState(false)
  const others = paid - returns - fee
  const cancelling = useMutation({
    mutationFn: () =>
      send<typeof cancelBookingCall>('POST', `${MY_BOOKING_PATH}/${token}/cancel`, { fee: toAmount(fee) }),
    onSuccess: (cancelled) => {
      setAsking(false)
      client.setQueryData(queryKey, cancelled)
      showToast(tellDone(returns))
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
      <p className="mt-2 text-ink-soft">{tellTerms(props)}</p>
      {canCancel && (
        <Button look="quiet" onClick={() => setAsking(true)} className="mt-4">
          {words.ask}
        </Button>
      )}
      <Dialog open={isAsking} title={words.question} onClose={() => setAsking(false)}>
        <dl className="tabular grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-ink-soft">{words.costs}</dt>
          <dd className="font-semibold">{fee > 0 ? formatPrice(fee) : words.nothing}</dd>
          {others > 0 && (
            <>
              <dt className="text-ink-soft">{words.others}</dt>
              <dd className="font-semibold">{formatPrice(others)}</dd>
            </>
          )}
          <dt className="text-ink-soft">{words.paid}</dt>
          <dd className="font-semibold">{paid > 0 ? formatPrice(paid) : words.nothing}</dd>
          {returns !== 0 && (
            <>
              <dt className="text-ink-soft">{returns > 0 ? words.back : words.due}</dt>
              <dd className="font-semibold">
                {returns > 0 ? words.backFrom(formatPrice(returns)) : formatPrice(-returns)}
              </dd>
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

function tellTerms({ canCancel, fee, freeUntil, plan }: GuestCancelProps): string {
  if (freeUntil === null) return words.neverFree(plan, canCancel ? formatPrice(fee) : null)
  if (!canCancel) return words.late(freeUntil)
  return fee > 0 ? words.lateFee(freeUntil, formatPrice(fee)) : words.free(freeUntil)
}

function tellDone(returns: Cents) {
  if (returns < 0) return words.doneWithDue(formatPrice(-returns))
  return returns > 0 ? words.doneWithRefund(formatPrice(returns)) : words.done
}
