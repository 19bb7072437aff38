import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ONLINE_REFUNDS_PATH } from '@/features/online-payments/paths'
import { tellAmount } from '@/features/online-payments/rules/told-amount'
import type { StaffPayment, settleRefundCall } from '@/features/online-payments/staff-contract'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { confirm } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { staffRefundsText as words } from './admin-text'

type Refund = StaffPayment['refunds'][number]

/** What became of each refund of a payment; where its provider does not tell, an admin says what its portal shows. */
export function RefundLines({ payment: { provider, refunds } }: { payment: StaffPayment }) {
  const { name } = PROVIDER_TRAITS[provider]
  return refunds.map((refund) => <RefundLine key={refund.id} refund={refund} provider={name} />)
}

function RefundLine({ refund, provider }: { refund: Refund; provider: string }) {
  const queryClient = useQueryClient()
  const maySettle = useMay('refunds')
  const [isSending, setSending] = useState(false)
  const { id, state, detail, askedBy, settledBy, at, reason } = refund
  const amount = tellAmount(refund)

  async function onSettle(outcome: 'went' | 'kept') {
    const { title, line } = words.questions[outcome](amount, provider)
    if (
      isSending ||
      !(await confirm({ title, line, action: words.actions[outcome], decline: words.decline }))
    )
      return
    setSending(true)
    try {
      const path = `${ONLINE_REFUNDS_PATH}/${id}/outcome` as const
      await sendForStaff<typeof settleRefundCall>('POST', path, { outcome })
    } catch (error) {
      showToast({ title: words.failed, description: reasonOf(error) ?? words.tryAgain, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <div className="grid gap-1 rounded-control bg-gold-soft px-4 py-2.5">
      <p className="font-semibold">{words.states[state](amount, provider)}</p>
      <p className="text-sm">{reason}</p>
      {detail && <p className="text-sm">{detail}</p>}
      <p className="tabular text-xs text-ink-soft">
        {words.askedBy(askedBy)}, {formatInstant(at)}
        {settledBy && `, ${words.settledBy(settledBy)}`}
      </p>
      {maySettle && (state === 'asked' || state === 'unclear') && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <p className="w-full text-sm">{words.portal(provider)}</p>
          {(['went', 'kept'] as const).map((outcome) => (
            <Button
              key={outcome}
              look="quiet"
              size="small"
              aria-disabled={isSending}
              onClick={() => void onSettle(outcome)}
            >
              {words.actions[outcome]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
