import type * as english from '@/features/checkout/web/deposit-note'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  deposit: 'Acompte',
  how: 'Vous le payez par le lien de notre e-mail concernant votre demande.',
}
