import { createFileRoute } from '@tanstack/react-router'
import { guestReviewQuery } from '@/features/reviews/queries'
import { ReviewPage, ReviewPageFailed } from '@/features/reviews/web/review-page'
import { loadedHead } from '@/web/kit/loaded-head'
import { reviewContent } from '../content/review'
import { loadPlainPage } from '../layout/inner-page'
import { NoPrivatePage, PrivatePage } from '../layout/private-page'
import { refuseDeadLink } from '../layout/refuse-dead-link'

/** The page a private link to a review leads to. What the server renders holds nothing of the guest. */
export const Route = createFileRoute('/my-review/$token')({
  loader: async ({ context, params: { token } }) => {
    if (import.meta.env.SSR) await refuseDeadLink(context, guestReviewQuery(token))
    return loadPlainPage(context, { ...reviewContent, path: '/my-review', isIndexed: false })
  },
  head: loadedHead,
  component: MyReviewPage,
  notFoundComponent: NoReviewPage,
})

function MyReviewPage() {
  const { token } = Route.useParams()
  return (
    <PrivatePage title={reviewContent.title}>
      <ReviewPage key={token} token={token} />
    </PrivatePage>
  )
}

function NoReviewPage() {
  return (
    <NoPrivatePage title={reviewContent.title}>
      <ReviewPageFailed />
    </NoPrivatePage>
  )
}
