import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import { CODE_MINUTES } from '@/features/guest-data/rules/email-words'
import type * as english from '@/features/guest-data/rules/guest-data-text'
import type { Translation } from '@/kernel/translation'

export const guestDataText: Translation<typeof english.guestDataText> = {
  title: 'Vos données',
  lead: 'Voyez, corrigez ou effacez ce que nous avons sur vous. Nous envoyons d’abord un code à votre adresse e-mail, pour que personne d’autre ne le puisse.',
  send: 'M’envoyer un code',
  sending: 'Envoi…',
  sent: `Un code est en route vers l’adresse e-mail de cette réservation. Il est valable ${CODE_MINUTES} minutes.`,
  code: 'Code reçu par e-mail',
  codeHelp: `${CODE_DIGITS} chiffres. Il peut mettre une minute à arriver ; pensez à regarder aussi parmi les courriers indésirables.`,
  open: 'Voir ce que je peux faire',
  opening: 'Vérification…',
  again: 'Envoyer un nouveau code',
  wrongCode: 'Ce n’est pas le code de notre dernier e-mail, ou il n’est plus valable. Veuillez vérifier.',
  keyOver: 'Le temps prévu est écoulé. Veuillez demander un nouveau code.',
  noMailbox:
    'Nous n’avons pas d’adresse e-mail pour cette réservation. Appelez-nous, et nous le ferons avec vous.',
  copy: 'Une copie pour vous',
  copyHelp:
    'Toutes vos réservations faites avec cette adresse e-mail, ce que vous avez payé, ce que vous nous avez écrit et ce que nous vous avons répondu. Ce que l’équipe a noté à votre sujet, la réception vous le montre sur demande.',
  readable: 'Enregistrer pour lire',
  json: 'Enregistrer en JSON',
  making: 'Préparation de la copie…',
  saved: 'Votre copie est enregistrée',
  correct: 'Corriger',
  correctHelp:
    'Dans chacune de vos réservations qui porte les mêmes données. Les documents déjà établis restent tels quels.',
  name: 'Nom',
  phone: 'Téléphone',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  corrected: 'Corrigé',
  failed: 'Cela n’a pas abouti',
  erase: 'Tout effacer',
  eraseHelp:
    'Votre nom, vos adresses, ce que vous avez écrit et ce que nous avons écrit sont effacés pour de bon. Les jours et les montants restent sans votre nom, car la loi fiscale les exige.',
  eraseAsk: 'Effacer toutes vos données ?',
  eraseAskLine:
    'Cela ne peut pas être défait. Vos liens personnels prennent fin, et nous ne pourrons plus retrouver vos réservations par votre nom.',
  byHand: 'Ces données ne peuvent pas être corrigées d’ici. Appelez-nous, et nous le ferons avec vous.',
  no: 'Garder mes données',
  yes: 'Oui, tout effacer',
  erasing: 'Effacement…',
  erased: 'Vos données sont effacées. Merci d’avoir été notre hôte.',
}
