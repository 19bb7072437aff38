import type * as english from '@/features/checkout/web/deposit-note'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  deposit: 'Anzahlung',
  how: 'Sie zahlen sie über den Link in unserer E-Mail zu Ihrer Anfrage.',
}
