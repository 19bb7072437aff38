import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/payment'

export const paymentContent: Translation<typeof english.paymentContent> = {
  title: 'Votre paiement',
  description: 'Payez en ligne votre séjour chez nous, par carte ou mobile money.',
}
