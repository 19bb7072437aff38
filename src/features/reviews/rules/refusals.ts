import { defineWords } from '@/kernel/words'

export const REVIEW_REFUSALS = defineWords('reviews-refusals.REVIEW_REFUSALS', {
  published: 'Your review is published. Please call us if something in it should change.',
} as const)
