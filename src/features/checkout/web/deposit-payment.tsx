import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { BookingStatus } from '@/features/bookings/rules/status'
import type { PayWish } from '@/features/online-payments/contract'
import type { PayPage, payByLinkCall } from '@/features/payment-links/contract'
import { PAY_PATH } from '@/features/payment-links/paths'
import { linkDeskQuery, payPageQuery } from '@/features/payment-links/queries'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { PayOnline } from '@/features/payment-screens/web/pay-online'
import { defineWords } from '@/kernel/words'
import { send } from '@/web/kit/send'
import { takeDepositChoice } from './deposit-choice-store'

export const words = defineWords('checkout-deposit-payment.words', {
  later:
    'You can pay your deposit here now, or later by the link in our e-mail. Your request stands either way.',
} as const)

type DepositPaymentProps = {
  /** Of its payment link. */
  path: string
  /** Of the request, as its receipt has it. */
  status: BookingStatus
  /** Another has become of it. */
  onRequest: (request: NonNullable<PayPage['request']>) => void
}

/**
 * The deposit of the request that was just sent, paid on the page of its receipt: begun by itself as the guest chose on
 * the step before, and in any other way while it is not paid. The receipt follows what becomes of the request.
 */
export function DepositPayment({ path, status, onRequest }: DepositPaymentProps) {
  const token = path.slice(path.lastIndexOf('/') + 1)
  const client = useQueryClient()
  const page = useQuery({ ...payPageQuery(token), staleTime: 0 })
  const request = page.data?.request
  useEffect(() => {
    if (request && status !== request.status) onRequest(request)
  }, [request, status, onRequest])
  const isOpen = page.data?.state === 'open' && !page.data.isUsed

  return (
    <div className="grid gap-3">
      {isOpen && <p>{words.later}</p>}
      <PayOnline
        query={useMemo(() => linkDeskQuery(token), [token])}
        takeFirst={takeFirst}
        pay={(wish: PayWish) =>
          send<typeof payByLinkCall>('POST', `${PAY_PATH}/${encodeURIComponent(token)}/payments`, wish)
        }
        onNews={() => void client.invalidateQueries({ queryKey: payPageQuery(token).queryKey })}
      />
    </div>
  )
}

/** What was chosen on the last step, as a payment of the deposit. */
function takeFirst(): PayWish | null {
  const choice = takeDepositChoice()
  if (!choice) return null
  const { phone, ...method } = choice
  const isPrompt = PROVIDER_TRAITS[choice.provider].way === 'prompt'
  return { ...method, purpose: 'deposit', ...(isPrompt && { phone }) }
}
