import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, typedText } from '@/kernel/wire'
import { MY_REVIEW_PATH, REVIEWS_PATH, SCORE_PATH } from './paths'
import { HIGHEST_RATING, LOWEST_RATING, MOST_WORDS } from './rules/ratings'
import { reviewText } from './text'

const rating = z
  .number(reviewText.chooseRating)
  .int(reviewText.chooseRating)
  .min(LOWEST_RATING, reviewText.chooseRating)
  .max(HIGHEST_RATING, reviewText.chooseRating)

const aspects = {
  cleanliness: rating.nullable(),
  quiet: rating.nullable(),
  breakfast: rating.nullable(),
  welcome: rating.nullable(),
}

/** A published review: of its guest the first name and the month of the stay alone. */
export const publishedReview = z.object({
  firstName: z.string(),
  /** The month of departure. */
  month: z.string().meta({ example: '2027-03' }),
  overall: rating,
  ...aspects,
  words: z.string().nullable(),
  answer: z.string().nullable(),
})

const score = {
  /** Of the published reviews; null while there are none. */
  average: z.number().nullable(),
  /** How many are published. */
  count: z.number().int(),
}

export const scoreEndpoint = defineEndpoint(SCORE_PATH, { response: z.object(score) })

/** The newest published reviews, and the score of all of them. */
export const reviewsEndpoint = defineEndpoint(REVIEWS_PATH, {
  response: z.object({
    ...score,
    aspects: z.object({
      cleanliness: z.number().nullable(),
      quiet: z.number().nullable(),
      breakfast: z.number().nullable(),
      welcome: z.number().nullable(),
    }),
    reviews: z.array(publishedReview),
  }),
})

/** A review as its own guest sees it, by the private link. */
export const guestReview = z.object({
  firstName: z.string(),
  departedOn: dayText,
  overall: rating.nullable(),
  ...aspects,
  words: z.string().nullable(),
  answer: z.string().nullable(),
  isSubmitted: z.boolean(),
  isPublished: z.boolean(),
})

export const guestReviewEndpoint = defineEndpoint(`${MY_REVIEW_PATH}/:token`, { response: guestReview })

/** What a guest sends: the whole review, once or again until it is published. */
export const reviewInput = z.object({
  overall: rating,
  ...aspects,
  words: typedText(MOST_WORDS).nullable(),
})

export const writeReviewCall = defineCall('PUT', guestReviewEndpoint.path, {
  body: reviewInput,
  response: guestReview,
})

export type PublishedReview = z.infer<typeof publishedReview>
export type ReviewList = z.infer<typeof reviewsEndpoint.response>
export type GuestReview = z.infer<typeof guestReview>
export type ReviewInput = z.infer<typeof reviewInput>
