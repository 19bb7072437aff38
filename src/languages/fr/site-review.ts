import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/review'

export const reviewContent: Translation<typeof english.reviewContent> = {
  title: 'Votre avis',
  description: 'Notez votre séjour chez nous, en étoiles et avec vos propres mots.',
}
