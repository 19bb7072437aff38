import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/review'

export const reviewContent: Translation<typeof english.reviewContent> = {
  title: 'Ihre Bewertung',
  description: 'Bewerten Sie Ihren Aufenthalt bei uns, mit Sternen und in Ihren eigenen Worten.',
}
