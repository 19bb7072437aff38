import type * as english from '@/features/bookings/text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const FORM_WORDS: Translation<typeof english.FORM_WORDS> = {
  title: 'Votre réservation',
  name: 'Nom et prénom',
  email: 'E-mail',
  phone: 'Téléphone',
  requests: 'Demandes particulières',
  requestsHelp: 'Arrivée tardive, lit bébé, coin tranquille : dites-le-nous.',
  summary: 'Votre séjour',
  villa: 'Villa',
  dates: 'Dates',
  guests: 'Personnes',
  total: 'Total',
  confirm: 'Confirmer la réservation',
  confirming: 'Réservation…',
  cancel: 'Annuler',
  otherDates: 'Choisir d’autres dates',
  payment: (methods) => `Rien à payer maintenant. Nous acceptons : ${methods.join(', ')}.`,
  datesOf: (checkIn, checkOut) => `Du ${formatDay(checkIn)} au ${formatDay(checkOut)}`,
  failed: { title: 'La réservation a échoué', description: 'La réservation n’a pas pu être enregistrée' },
}

export const STATUS_WORDS: Translation<typeof english.STATUS_WORDS> = {
  pending: 'Demande reçue',
  confirmed: 'Confirmée',
  'checked-in': 'Séjour en cours',
  'checked-out': 'Séjour terminé',
  cancelled: 'Annulée',
  'no-show': 'Clôturée',
}

export const REQUEST_WORDS: Translation<typeof english.REQUEST_WORDS> = {
  toast: 'Demande reçue !',
}

export const CONFIRMED_TOAST: Translation<typeof english.CONFIRMED_TOAST> = {
  title: 'Réservation confirmée !',
  description:
    'Votre réservation est bien enregistrée. Vous trouverez les détails de la confirmation dans vos e-mails.',
}

export const OFFLINE_WORDS: Translation<typeof english.OFFLINE_WORDS> = {
  title: 'Vous êtes hors ligne.',
  text: 'Rien de ce que vous avez saisi n’est perdu. Nous continuons dès que la connexion revient.',
  sending:
    'Votre réservation partira d’elle-même dès que la connexion reviendra. Rien de ce que vous avez saisi n’est perdu.',
  noAnswer: {
    title: 'Aucune réponse n’est encore revenue.',
    text: 'Nous continuons à demander. Vous pouvez appuyer de nouveau sans risque : votre séjour n’est réservé qu’une fois.',
  },
}
