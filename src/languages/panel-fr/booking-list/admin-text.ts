import type * as english from '@/features/booking-list/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const bookingListText: PanelTranslation<typeof english.bookingListText> = {
  from: 'Séjours à partir du',
  to: 'Séjours jusqu’au',
  notOwed: 'non dû',
  csv: 'CSV',
  csvTitle: 'Enregistrer le contenu de la liste en tableau, avec les montants payés et les soldes',
  print: 'Imprimer',
  sum: (bookings, nights, amount) =>
    `${countOf(bookings, 'réservation')}, ${countOf(nights, 'nuitée')}, ${amount}`,
  anyVilla: 'Toute villa de sa catégorie',
  email: 'E-mail',
  phone: 'Téléphone',
  nights: 'Nuitées',
  meals: 'Repas',
  arrival: 'Heure d’arrivée',
  paid: 'Payé',
  balance: 'Solde',
  reference: 'Référence',
}

export const atOnceText: PanelTranslation<typeof english.atOnceText> = {
  region: 'Réservations choisies',
  chosen: (count) => countOf(count, 'réservation choisie', 'réservations choisies'),
  most: (most) => `${most} réservations au plus peuvent être modifiées à la fois.`,
  steps: {
    confirmed: (count) => `Confirmer (${count})`,
    cancelled: (count) => `Annuler (${count})`,
  },
  noStep: 'Aucune d’elles ne peut être confirmée ni annulée.',
  leftOut: {
    confirmed: (statuses) => `Ne peuvent pas être confirmées : ${statuses}.`,
    cancelled: (statuses) => `Ne peuvent pas être annulées : ${statuses}.`,
  },
  none: 'Tout décocher',
  confirmTitle: (count) => `Confirmer ${countOf(count, 'réservation')} ?`,
  confirmLine: (names) => `${names}. Chaque client qui a une adresse e-mail est prévenu.`,
  cancelTitle: (count) => `Annuler ${countOf(count, 'réservation')} ?`,
  cancelLine: (names, cost) =>
    `${names}. Leurs nuits se libèrent aussitôt pour d’autres, et chaque client qui a une adresse e-mail est prévenu. ${cost}`,
  andMore: (names, more) => `${names} et ${more} de plus`,
  cancel: 'Les annuler',
  keep: 'Les garder',
  done: {
    confirmed: (count) => countOf(count, 'réservation confirmée', 'réservations confirmées'),
    cancelled: (count) => countOf(count, 'réservation annulée', 'réservations annulées'),
  },
  refused: (count) => countOf(count, 'réservation reste inchangée', 'réservations restent inchangées'),
  refusedOf: (guest, reason) => `${guest} : ${reason}`,
  failed: 'Les réservations n’ont pas pu être modifiées',
  failedHelp:
    'Certaines l’ont peut-être été : la liste montre où chacune en est. Veuillez vérifier, puis réessayer.',
}
