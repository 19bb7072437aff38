import type * as english from '@/features/reviews/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const REVIEW_REFUSALS: Translation<typeof english.REVIEW_REFUSALS> = {
  published: 'Maoni yako yamechapishwa. Tafadhali tupigie simu ikiwa kuna cha kubadilisha.',
}
