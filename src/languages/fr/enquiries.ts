import type * as english from '@/features/enquiries/text'
import type { Translation } from '@/kernel/translation'

export const enquiryText: Translation<typeof english.enquiryText> = {
  title: (venue) => `Demander un devis : ${venue}`,
  intro:
    'Dites-nous le jour et combien vous serez ; nous vous répondons avec un prix. Cela ne réserve encore rien.',
  date: 'Date',
  guests: 'Personnes',
  guestsHelp: (capacity) => `Jusqu’à ${capacity}`,
  layout: 'Disposition',
  layouts: {
    banquet: 'Tables rondes',
    theatre: 'Rangées de chaises',
    classroom: 'Tables en rangées',
    boardroom: 'Une grande table',
    reception: 'Cocktail debout',
  },
  catering: 'Restauration',
  caterings: {
    none: 'Pas encore décidé',
    'coffee-breaks': 'Pauses café',
    lunch: 'Déjeuner',
    dinner: 'Dîner',
    'full-day': 'Déjeuner, dîner et pauses',
  },
  villas: 'Villas pour la nuit',
  villasHelp: '0 si personne ne reste dormir',
  name: 'Nom et prénom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  message: 'Que prévoyez-vous ?',
  optional: '(facultatif)',
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  day: {
    loading: 'Vérification de ce jour…',
    failed:
      'Nous n’avons pas pu vérifier ce jour pour l’instant. Envoyez tout de même votre demande : nous le ferons pour vous.',
    taken:
      'La salle est déjà réservée ce jour-là. Écrivez-nous tout de même : nous chercherons un autre jour ou une autre salle.',
    open: 'La salle n’est pas encore réservée ce jour-là.',
    alsoOn: (titles) => `Aussi ce jour-là : ${titles}.`,
    villas: (free, total, from, to) =>
      free === 0
        ? `Aucune villa n’est libre du ${from} au ${to}.`
        : `${free} ${free > 1 ? 'villas libres' : 'villa libre'} sur ${total} du ${from} au ${to}.`,
  },
  wrong: {
    venue: 'Veuillez choisir une salle',
    layout: 'Veuillez choisir une disposition',
    catering: 'Veuillez choisir ce que nous cuisinons',
    date: 'Veuillez choisir un jour',
    past: 'Veuillez choisir un jour à venir',
    far: 'Veuillez choisir un jour dans les deux ans à venir',
    guests: 'Veuillez indiquer combien de personnes vous attendez',
    tooMany: (venue, capacity) => `${venue} : jusqu’à ${capacity} personnes`,
    villas: (most) => `Veuillez indiquer un nombre de 0 à ${most}`,
    name: 'Le nom doit compter au moins 2 caractères',
    email: 'Veuillez saisir une adresse e-mail valable',
  },
  success: 'Demande envoyée',
  successLine: 'Nous répondons sous 24 heures. Un récapitulatif est en route vers vous.',
  done: 'Votre demande nous est parvenue',
  doneLine: (email) =>
    `Nous répondons à ${email} sous 24 heures. Rien n’est réservé tant que nous ne vous l’avons pas confirmé.`,
  close: 'Fermer',
  failure: 'Votre demande n’a pas été envoyée',
  failureLine:
    'Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer un peu plus tard, ou appelez-nous :',
}

export const ENQUIRY_STATUS_WORDS: Translation<typeof english.ENQUIRY_STATUS_WORDS> = {
  new: 'Nouvelle',
  answered: 'Traitée',
  held: 'Retenue',
  won: 'Gagnée',
  lost: 'Perdue',
}
