import type * as english from '@/features/guest-data/rules/erasing-text'
import type { Translation } from '@/kernel/translation'

export const erasingText: Translation<typeof english.erasingText> = {
  stayOpen: (reference) =>
    `La réservation ${reference} n’est pas terminée. Les données sont effacées une fois le séjour achevé ou annulé.`,
  moneyOpen: (reference) =>
    `La réservation ${reference} n’est pas encore soldée. Les données sont effacées une fois que plus rien n’est dû de part et d’autre.`,
  moneyMoving:
    'Un paiement ou un remboursement est encore en route. Veuillez réessayer une fois qu’il est arrivé.',
  venueHeld: 'Un lieu est retenu pour un événement à venir. Veuillez d’abord y mettre fin.',
  mailMoving: 'Un e-mail est justement en train de partir. Veuillez réessayer dans une minute.',
  byHand: 'Nous ne pouvons pas effacer ces données d’ici. Veuillez nous appeler : nous le ferons avec vous.',
}
