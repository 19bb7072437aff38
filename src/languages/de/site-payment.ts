import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/payment'

export const paymentContent: Translation<typeof english.paymentContent> = {
  title: 'Ihre Zahlung',
  description: 'Bezahlen Sie Ihren Aufenthalt online, mit Karte oder Mobile Money.',
}
