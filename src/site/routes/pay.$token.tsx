import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { payPageQuery } from '@/features/payment-links/queries'
import { PayPage, PayPageFailed } from '@/features/payment-links/web/pay-page'
import { AppError } from '@/kernel/errors'
import { loadedHead } from '@/web/kit/loaded-head'
import type { SiteContext } from '@/web/kit/page-head'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { paymentContent } from '../content/payment'
import { loadPlainPage } from '../layout/inner-page'

/** The page a payment link leads to. What the server renders holds nothing of the booking. */
export const Route = createFileRoute('/pay/$token')({
  loader: async ({ context, params: { token } }) => {
    if (import.meta.env.SSR) await refuseDeadLink(context, token)
    return loadPlainPage(context, { ...paymentContent, path: '/pay', isIndexed: false })
  },
  head: loadedHead,
  component: PaymentPage,
  notFoundComponent: NoPaymentPage,
})

/** Throws the page's 404 where no payment is behind the link; where that cannot be known, the browser finds out. */
async function refuseDeadLink({ queryClient }: SiteContext, token: string): Promise<void> {
  const query = payPageQuery(token)
  try {
    await queryClient.fetchQuery(query)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') throw notFound()
  } finally {
    // What is left in here goes out with the page.
    queryClient.removeQueries({ queryKey: query.queryKey })
  }
}

function PaymentPage() {
  const { token } = Route.useParams()
  return (
    <PrivatePage>
      <PayPage key={token} token={token} />
    </PrivatePage>
  )
}

function NoPaymentPage() {
  return (
    <PrivatePage>
      <title>{paymentContent.title}</title>
      <meta name="robots" content="noindex" />
      <PayPageFailed />
    </PrivatePage>
  )
}

function PrivatePage({ children }: { children: ReactNode }) {
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-6">
          <h1 className="text-2xl">{paymentContent.title}</h1>
        </Container>
        <WovenBand className="text-forest" />
      </header>
      <Container className="py-8 pb-14">{children}</Container>
    </main>
  )
}
