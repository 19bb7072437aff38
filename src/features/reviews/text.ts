import { defineWords } from '@/kernel/words'
import type { RatedAspect } from './rules/ratings'

/** Words of reviews as guests read and write them. */
export const reviewText = defineWords('reviews.reviewText', {
  aspects: {
    cleanliness: 'Cleanliness',
    quiet: 'Quiet',
    breakfast: 'Breakfast',
    welcome: 'Welcome',
  } satisfies Record<RatedAspect, string>,
  overall: 'Your stay as a whole',
  scoreOf: 'guest review score',
  chooseRating: 'Please choose 1 to 5',
  from: (count: number) => `from ${count === 1 ? '1 review' : `${count} reviews`}`,
  outOf: (rating: number) => `${rating} out of 5`,
  title: 'What guests say',
  intro: (count: number) =>
    count === 1 ? 'One guest has written after the stay.' : `${count} guests have written after their stay.`,
  newest: (shown: number) => `The newest ${shown} of them.`,
  answer: 'Our answer',
} as const)
