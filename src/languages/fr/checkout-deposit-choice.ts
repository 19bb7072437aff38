import type * as english from '@/features/checkout/web/deposit-choice'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  legend: (amount) => `Votre acompte : ${amount}`,
  help: 'Vous le payez juste après l’envoi de la demande, qui est valable dans tous les cas.',
  later: ['Plus tard', 'Par le lien de notre e-mail, ou à la page suivante'],
}
