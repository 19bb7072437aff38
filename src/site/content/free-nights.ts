import { defineWords } from '@/kernel/words'

/** The heading of the month of the whole property. */
export const FREE_NIGHTS_ID = 'free-nights'

export const freeNightsContent = defineWords('site-free-nights.freeNightsContent', {
  title: 'Free nights in all villas',
  titleOf: (category: string) => `Free nights: ${category}`,
  line: 'Each free night at its lowest price, with breakfast. Choose the day you arrive and the day you leave, or a villa below.',
  action: 'Show villas and prices',
} as const)
