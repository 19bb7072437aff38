import { REVIEW_EMAIL_KIND } from '@/features/reviews/rules/email-words'
import type * as english from '@/features/reviews/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const REVIEW_MAIL_KINDS: PanelTranslation<typeof english.REVIEW_MAIL_KINDS> = {
  [REVIEW_EMAIL_KIND]: 'Invitation à donner un avis',
}

export const reviewsAdminText: PanelTranslation<typeof english.reviewsAdminText> = {
  empty: 'Aucun avis.',
  emptyHelp:
    'Le lendemain du départ, les clients sont invités par e-mail à donner leur avis. Ce qu’ils écrivent attend ici d’être publié.',
  guest: 'Client',
  rating: 'Note',
  status: 'Statut',
  received: 'Reçu',
  words: 'Avis',
  noWords: 'Pas de texte, seulement des étoiles.',
  booking: (id) => `Réservation ${id}`,
  departed: 'Départ',
  published: 'Publié',
  waiting: 'Non publié',
  open: (name) => `Lire l’avis de ${name}`,
  title: (name) => `Avis de ${name}`,
  notRated: 'Sans note',
  answer: 'Notre réponse',
  answerHelp: 'Elle figure sous l’avis une fois publié. Les mots du client ne peuvent pas être modifiés.',
  saveAnswer: 'Enregistrer la réponse',
  publish: 'Publier',
  unpublish: 'Retirer du site',
  readOnly: 'Votre compte permet de lire les avis ; les administrateurs les publient et y répondent.',
}

const usual = {
  add: '',
  edit: '',
  empty: reviewsAdminText.empty,
  confirmDelete: '',
  failed: { create: '', update: 'L’avis n’a pas pu être modifié', delete: '' },
  explains: [],
} as const

export const reviewSaid: PanelTranslation<typeof english.reviewSaid> = {
  published: said('Avis publié'),
  takenBack: said('Avis retiré du site'),
  answered: said('Réponse enregistrée'),
}

function said(update: string) {
  return { ...usual, done: { create: '', update, delete: '' } }
}
