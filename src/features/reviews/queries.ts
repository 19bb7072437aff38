import { defineQuery } from '@/web/kit/query'
import type { guestReviewEndpoint, reviewsEndpoint, scoreEndpoint } from './contract'
import { MY_REVIEW_PATH, REVIEWS_PATH, SCORE_PATH } from './paths'

export const scoreQuery = defineQuery<typeof scoreEndpoint>(SCORE_PATH)

export const reviewsQuery = defineQuery<typeof reviewsEndpoint>(REVIEWS_PATH)

/** The review that a private link leads to; the link's token is its secret. */
export function guestReviewQuery(token: string) {
  return defineQuery<typeof guestReviewEndpoint>(`${MY_REVIEW_PATH}/${encodeURIComponent(token)}`)
}
