import { createFileRoute } from '@tanstack/react-router'
import { payPageQuery } from '@/features/payment-links/queries'
import { PayPage, PayPageFailed } from '@/features/payment-links/web/pay-page'
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
  return (
    <PrivatePage title={paymentContent.title}>
      <PayPage key={token} token={token} />
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
