import { defineWords } from '@/kernel/words'

export const pageSectionsWords = defineWords('page-sections.pageSectionsWords', {
  loading: 'Loading the page',
  failed: 'We could not load the words of this page',
  failedHelp: 'Please check your connection and try again. Reception answers every question, too.',
  tryAgain: 'Try again',
} as const)
