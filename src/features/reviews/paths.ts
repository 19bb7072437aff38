/** Apart from the contract so that pages can name them without loading the validation library. */
export const REVIEWS_PATH = '/api/reviews'
export const SCORE_PATH = '/api/reviews/score'

/** What a guest reads and writes by the private link to their review; the link's token follows. */
export const MY_REVIEW_PATH = '/api/my-review'

/** Where staff read, publish and answer reviews. */
export const STAFF_REVIEWS_PATH = '/api/admin/reviews'

/** The page a private link leads to. */
export function reviewPagePath(token: string): string {
  return `/my-review/${token}`
}
