import type * as english from '@/features/checkout/web/deposit-payment'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  later:
    'Sie können Ihre Anzahlung jetzt hier leisten oder später über den Link in unserer E-Mail. Ihre Anfrage gilt in jedem Fall.',
}
