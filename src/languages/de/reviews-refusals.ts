import type * as english from '@/features/reviews/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const REVIEW_REFUSALS: Translation<typeof english.REVIEW_REFUSALS> = {
  published: 'Ihre Bewertung ist veröffentlicht. Bitte rufen Sie uns an, wenn sich darin etwas ändern soll.',
}
