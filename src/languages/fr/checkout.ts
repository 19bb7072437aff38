import type * as english from '@/features/checkout/web/checkout-text'
import type { Translation } from '@/kernel/translation'

export const checkoutText: Translation<typeof english.checkoutText> = {
  region: 'Votre réservation, étape par étape',
  titles: {
    dates: 'Choix des dates',
    villa: 'Personnes et villa',
    details: 'Vos coordonnées',
    payment: 'Paiement et confirmation',
  },
  leads: {
    dates:
      'Touchez le jour de votre arrivée, puis celui de votre départ. Chaque nuit indique son prix le plus bas.',
    villa: 'Combien serez-vous, et laquelle des villas libres vous plairait ?',
    details: 'Pour que nous sachions qui vient et comment vous joindre.',
    payment: 'Choisissez comment payer, revoyez tout une dernière fois, et réservez.',
  },
  stepOf: (step, count) => `Étape ${step} sur ${count}`,
  done: ', terminée',
  back: 'Retour',
  next: 'Continuer',
  loading: 'Chargement de votre réservation',
  summary: {
    title: 'Votre séjour',
    nights: 'Nuits',
    guests: 'Personnes',
    villa: 'Villa',
    notYet: 'Pas encore choisi',
    from: 'dès',
  },
}
