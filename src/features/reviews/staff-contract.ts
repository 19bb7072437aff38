import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, idNumber, instant, typedText } from '@/kernel/wire'
import { guestReview } from './contract'
import { STAFF_REVIEWS_PATH } from './paths'
import { MOST_WORDS } from './rules/ratings'

/** A review as staff read it; what the guest wrote is not theirs to change. */
export const staffReview = guestReview.omit({ isSubmitted: true }).extend({
  id: idNumber,
  bookingId: idNumber,
  departedOn: dayText,
  overall: z.number().int(),
  submittedAt: instant,
  createdAt: instant,
  updatedAt: instant,
})

/** Those that guests sent, newest first. */
export const staffReviewsEndpoint = defineEndpoint(STAFF_REVIEWS_PATH, {
  querystring: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: z.array(staffReview),
})

/**
 * Only what is sent changes. `updatedAt` is that of the review that was read: what a guest changed since is not published
 * unread.
 */
const reviewChange = z
  .object({
    isPublished: z.boolean().optional(),
    answer: typedText(MOST_WORDS).nullable().optional(),
    updatedAt: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(
    ({ isPublished, answer }) => isPublished !== undefined || answer !== undefined,
    'Please say what should change',
  )
  .refine(({ isPublished, updatedAt }) => isPublished !== true || updatedAt !== undefined, {
    path: ['updatedAt'],
    message: 'Please say which version of the review you read',
  })

export const changeReviewCall = defineCall('PATCH', `${STAFF_REVIEWS_PATH}/:id`, {
  body: reviewChange,
  response: staffReview,
})

export type StaffReview = z.infer<typeof staffReview>
export type ReviewChange = z.infer<typeof reviewChange>
