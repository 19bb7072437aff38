import { defineWords } from '@/kernel/words'

/** Words around the page on which a guest rates the stay. */
export const reviewContent = defineWords('site-review.reviewContent', {
  title: 'Your review',
  description: 'Rate your stay with us, in stars and in your own words.',
} as const)
