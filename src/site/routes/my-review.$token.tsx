import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { guestReviewQuery } from '@/features/reviews/queries'
import { ReviewPage, ReviewPageFailed } from '@/features/reviews/web/review-page'
import { AppError } from '@/kernel/errors'
import { loadedHead } from '@/web/kit/loaded-head'
import type { SiteContext } from '@/web/kit/page-head'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { reviewContent } from '../content/review'
import { loadPlainPage } from '../layout/inner-page'

/** The page a private link to a review leads to. What the server renders holds nothing of the guest. */
export const Route = createFileRoute('/my-review/$token')({
  loader: async ({ context, params: { token } }) => {
    if (import.meta.env.SSR) await refuseDeadLink(context, token)
    return loadPlainPage(context, { ...reviewContent, path: '/my-review', isIndexed: false })
  },
  head: loadedHead,
  component: MyReviewPage,
  notFoundComponent: NoReviewPage,
})

/** Throws the page's 404 where no review is behind the link; where that cannot be known, the browser finds out. */
async function refuseDeadLink({ queryClient }: SiteContext, token: string): Promise<void> {
  const query = guestReviewQuery(token)
  try {
    await queryClient.fetchQuery(query)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') throw notFound()
  } finally {
    // What is left in here goes out with the page.
    queryClient.removeQueries({ queryKey: query.queryKey })
  }
}

function MyReviewPage() {
  const { token } = Route.useParams()
  return (
    <PrivatePage>
      <ReviewPage key={token} token={token} />
    </PrivatePage>
  )
}

function NoReviewPage() {
  return (
    <PrivatePage>
      <title>{reviewContent.title}</title>
      <meta name="robots" content="noindex" />
      <ReviewPageFailed />
    </PrivatePage>
  )
}

function PrivatePage({ children }: { children: ReactNode }) {
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-6">
          <h1 className="text-2xl">{reviewContent.title}</h1>
        </Container>
        <WovenBand className="text-forest" />
      </header>
      <Container className="py-8 pb-14">{children}</Container>
    </main>
  )
}
