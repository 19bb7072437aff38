import type * as english from '@/features/my-booking/rules/closed-words'
import type { Translation } from '@/kernel/translation'

export const CLOSED_WORDS: Translation<typeof english.CLOSED_WORDS> = {
  all: 'Cette réservation ne peut plus être modifiée ici. Veuillez nous appeler.',
  stay: 'Les dates, la villa et les repas ne peuvent plus être modifiés ici : le délai d’annulation gratuite est passé. Veuillez nous appeler.',
  plan: (name) =>
    `Votre tarif est ${name} : les dates, la villa et les repas restent tels qu’ils ont été réservés. Veuillez nous appeler.`,
  price:
    'La réception a convenu avec vous d’un prix pour ce séjour ; c’est donc elle qui modifie les dates, la villa et les repas. Veuillez nous appeler.',
  cancel: 'Cette réservation ne peut plus être annulée ici. Veuillez nous appeler.',
}
