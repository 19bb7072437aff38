import type * as english from '@/features/contact/text'
import type { Translation } from '@/kernel/translation'

export const contactText: Translation<typeof english.contactText> = {
  form: 'Nous écrire',
  name: 'Nom et prénom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  optional: '(facultatif)',
  subject: 'Objet',
  chooseSubject: 'Veuillez choisir',
  subjects: {
    'Room Booking Inquiry': 'Réserver un séjour',
    'Existing Reservation': 'Réservation existante',
    'Event Planning': 'Organiser un événement',
    'Catering Services': 'Service traiteur',
    'Restaurant Reservation': 'Réserver une table',
    Feedback: 'Vos remarques',
    'Other Inquiry': 'Autre demande',
  },
  message: 'Message',
  stay: 'Votre séjour (facultatif)',
  checkIn: 'Date d’arrivée',
  checkOut: 'Date de départ',
  guests: 'Personnes',
  chooseGuests: 'À préciser',
  guestOption: (guests) => `${guests} ${guests === '1' ? 'personne' : 'personnes'}`,
  stayPart: { checkIn: 'Arrivée', checkOut: 'Départ' },
  stayNote:
    'Nous lisons les dates et le nombre de personnes avec votre message. Cela ne réserve encore rien.',
  send: 'Envoyer le message',
  tooShort: {
    name: 'Le nom doit compter au moins 2 caractères',
    subject: 'L’objet doit compter au moins 3 caractères',
    message: 'Le message doit compter au moins 10 caractères',
  },
  guestsWrong: 'Veuillez choisir un nombre de personnes',
  emailInvalid: 'Veuillez saisir une adresse e-mail valable',
  sent: 'Votre message nous est parvenu. Quelqu’un vous répondra à l’adresse indiquée.',
  kept: 'Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer un peu plus tard, ou appelez-nous :',
  withoutScripts: 'Ce formulaire a besoin de JavaScript. Vous pouvez toujours nous écrire à',
  success: 'Message envoyé !',
  failure: { title: 'Le message n’a pas été envoyé', description: 'Veuillez réessayer plus tard.' },
  /** What differs between the two places where the form stands. */
  places: {
    landing: { sending: 'Envoi…', reply: 'Nous vous répondons sous 24 heures.' },
    page: { sending: 'Envoi du message…', reply: 'Nous vous répondons sous 24 heures !' },
  },
}
