import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSavedGroup } from '@/features/group-checkout/web/saved-group'
import { payPagePath } from '@/features/payment-links/paths'
import { payPageQuery } from '@/features/payment-links/queries'
import { PayPage, PayPageFailed } from '@/features/payment-links/web/pay-page'
import { useSavedReceipt } from '@/features/stay-calendar/web/saved-receipt'
import { loadedHead } from '@/web/kit/loaded-head'
import { paymentContent } from '../content/payment'
import { loadPlainPage } from '../layout/inner-page'
import { NoPrivatePage, PrivatePage } from '../layout/private-page'
import { refuseDeadLink } from '../layout/refuse-dead-link'

/** The page a payment link leads to. What the server renders holds nothing of the booking. */
export const Route = createFileRoute('/pay/$token')({
  loader: async ({ context, params: { token } }) => {
    if (import.meta.env.SSR) await refuseDeadLink(context, payPageQuery(token))
    return loadPlainPage(context, { ...paymentContent, path: '/pay', isIndexed: false })
  },
  head: loadedHead,
  component: PaymentPage,
  notFoundComponent: NoPaymentPage,
})

function PaymentPage() {
  const { token } = Route.useParams()
  const saved = useSavedReceipt()
  // Who comes back from the provider in the tab of the request finds the deposit beside its receipt.
  const isOwn = saved?.receipt.deposit?.path === payPagePath(token)
  const isOfGroup = useSavedGroup()?.receipt.deposit?.path === payPagePath(token)
  const navigate = useNavigate()
  useEffect(() => {
    if (isOwn) void navigate({ to: '/booking', replace: true })
    else if (isOfGroup) void navigate({ to: '/booking/group', replace: true })
  }, [isOwn, isOfGroup, navigate])
  return (
    <PrivatePage title={paymentContent.title}>
      {!isOwn && !isOfGroup && <PayPage key={token} token={token} />}
    </PrivatePage>
  )
}

function NoPaymentPage() {
  return (
    <NoPrivatePage title={paymentContent.title}>
      <PayPageFailed />
    </NoPrivatePage>
  )
}
