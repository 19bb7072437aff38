import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/review'

export const reviewContent: Translation<typeof english.reviewContent> = {
  title: 'Maoni yako',
  description: 'Toa alama kwa ukaaji wako kwetu, kwa nyota na kwa maneno yako mwenyewe.',
}
