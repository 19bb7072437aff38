import type * as english from '@/features/reviews/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const REVIEW_REFUSALS: Translation<typeof english.REVIEW_REFUSALS> = {
  published: 'Votre avis est publié. Veuillez nous appeler si quelque chose doit y changer.',
}
