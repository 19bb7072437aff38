import type * as english from '@/features/payment-links/text'
import type { Translation } from '@/kernel/translation'

export const LINK_WORDS: Translation<typeof english.LINK_WORDS> = {
  over: 'Ce lien de paiement n’est plus valable. Veuillez nous en demander un nouveau.',
  nothingAsked: 'Rien n’est à payer pour cela pour l’instant ; un lien ne demanderait donc rien.',
  amountMissing: 'Veuillez indiquer un montant supérieur à zéro',
  amountTooHigh: (due) => `Il ne reste pas plus de ${due} à payer pour cette réservation`,
  notOffered: 'Le paiement en ligne n’est pas configuré dans cet hôtel.',
  noMailbox: 'Il n’y a pas d’adresse e-mail dans cette réservation. Copiez plutôt le lien pour un message.',
  message: (hotel, reference, amount, address) =>
    `${hotel}, réservation ${reference} : veuillez payer ${amount} par ce lien : ${address}`,
  notOpen: 'Ce lien ne demande plus rien. Veuillez en établir un nouveau.',
}
