import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PROOF_WORDS as words } from '@/features/mailbox-proof/rules/proof-words'
import { ProveMailbox, tellProved } from '@/features/mailbox-proof/web/prove-mailbox'
import { useProperty } from '@/features/property/web/use-property'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import type { GuestBooking, proveByLinkCall } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestBookingQuery } from '../queries'

/**
 * Proves the mailbox by the link that the page was opened with: a call of its own, as programs that only look at links
 * make none. A link that was not mailed proves nothing; then there is the code.
 */
export function GuestProof({ booking, token }: { booking: GuestBooking; token: string }) {
  const property = useProperty()
  const client = useQueryClient()
  const { queryKey } = guestBookingQuery(token)
  const { mutate, ...proving } = useMutation({
    mutationFn: () =>
      send<typeof proveByLinkCall>('POST', `${MY_BOOKING_PATH}/${encodeURIComponent(token)}/proof`),
    onSuccess: (answer) => {
      if (answer.mailboxProof === 'given') tellProved(answer, property)
      client.setQueryData(queryKey, answer)
    },
  })
  useEffect(() => mutate(), [mutate])

  if (proving.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{words.byLinkFailed}</p>
        <Button look="quiet" size="small" onClick={() => mutate()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!proving.isSuccess) return <p role="status">{words.byLink}</p>
  return (
    <ProveMailbox
      reference={booking.reference}
      holdExpiresAt={booking.holdExpiresAt}
      level={2}
      isGroup={booking.group !== null}
      onProved={() => void client.invalidateQueries({ queryKey })}
    />
  )
}
