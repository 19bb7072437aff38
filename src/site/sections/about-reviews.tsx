import { useQuery } from '@tanstack/react-query'
import { reviewsQuery } from '@/features/reviews/queries'
import { ReviewSection } from '@/features/reviews/web/review-list'

/** Published reviews, once there are some. */
export function AboutReviews() {
  const { data } = useQuery(reviewsQuery)
  return data ? <ReviewSection list={data} /> : null
}
