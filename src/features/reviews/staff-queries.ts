import { defineQuery } from '@/web/kit/query'
import { STAFF_REVIEWS_PATH } from './paths'
import type { staffReviewsEndpoint } from './staff-contract'

export const staffReviewsQuery = defineQuery<typeof staffReviewsEndpoint>(STAFF_REVIEWS_PATH)
