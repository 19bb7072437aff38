import type * as english from '@/features/checkout/web/deposit-payment'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  later:
    'Vous pouvez payer votre acompte ici maintenant, ou plus tard par le lien de notre e-mail. Votre demande est valable dans tous les cas.',
}
