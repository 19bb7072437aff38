import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/payment'

export const paymentContent: Translation<typeof english.paymentContent> = {
  title: 'Malipo yako',
  description: 'Lipia ukaaji wako kwetu mtandaoni, kwa kadi au pesa za simu.',
}
