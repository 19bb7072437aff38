import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { tellAmount } from '@/features/online-payments/rules/told-amount'
import type { RefundableMoney } from '@/features/online-payments/staff-contract'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { sessionKeeper } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError, request } from '@/web/kit/request'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { attentionText as words } from './admin-text'

type SendBackProps = {
  bookingId: number
  guestName: string
  money: RefundableMoney
  /** Why, as the folio and the trail keep it. */
  reason: string
}

/** Has the provider send back what is held too much, once the question before it was answered. */
export function SendBackButton({ bookingId, guestName, money, reason }: SendBackProps) {
  const queryClient = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { name } = PROVIDER_TRAITS[money.provider]
  const amount = tellAmount(money)

  async function onSend() {
    if (isSending) return
    setSending(true)
    setProblem(null)
    const { onlinePaymentId, method, shillings, shillingsPerDollar } = money
    const given = shillings === null ? { amount: money.amount } : { shillings, shillingsPerDollar }
    const body = { method, onlinePaymentId, reason, ...given }
    attempt.current = nextAttempt(attempt.current, JSON.stringify([bookingId, body]))
    try {
      const path = `${ADMIN_BOOKINGS_PATH}/${bookingId}/refunds`
      const headers = { 'idempotency-key': attempt.current.key }
      await sessionKeeper.keep(() => request('POST', path, body, headers))
      setAsking(false)
    } catch (error) {
      if (isRefused(error)) attempt.current = null
      const said = error instanceof ApiError ? (error.problems[0]?.message ?? error.serverMessage) : null
      setProblem(said ?? words.moneyBackFailed)
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <>
      <Button
        look="action"
        size="small"
        aria-label={words.moneyBackOf(amount, name, guestName)}
        onClick={() => setAsking(true)}
      >
        {words.moneyBack(amount, name)}
      </Button>
      <Dialog open={isAsking} title={words.moneyBackTitle(amount)} onClose={() => setAsking(false)}>
        <p>{words.moneyBackHelp(guestName, name)}</p>
        {problem && (
          <p role="alert" className="mt-3 font-semibold text-alarm">
            {problem}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="action" aria-disabled={isSending} onClick={() => void onSend()}>
            {isSending ? words.moneyBackSending : words.moneyBackAction}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {words.moneyBackDecline}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
