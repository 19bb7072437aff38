import type * as english from '@/features/my-booking/text'
import type { Translation } from '@/kernel/translation'

export const FIND_WORDS: Translation<typeof english.FIND_WORDS> = {
  title: 'Retrouver ma réservation',
  lead: 'Indiquez la référence de votre réservation et l’adresse e-mail avec laquelle vous avez réservé. Nous vous envoyons un nouveau lien personnel, par lequel vous voyez votre réservation, la modifiez ou l’annulez.',
  form: 'Retrouver ma réservation',
  reference: 'Référence',
  referenceHelp:
    'Huit lettres et chiffres, comme K7MP3QXR. Elle figure dans chaque e-mail que nous vous avons envoyé.',
  email: 'E-mail de la réservation',
  emailWrong: 'Veuillez saisir une adresse e-mail valable',
  send: 'M’envoyer le lien',
  sending: 'Envoi…',
  sent: 'Si une telle réservation existe, son lien personnel est en route vers cette adresse. Cela peut prendre quelques minutes ; pensez à regarder aussi parmi les courriers indésirables.',
  again: 'Envoyer encore une fois',
  failed: 'L’envoi n’a pas abouti. Veuillez réessayer dans un instant.',
  noScript:
    'Ce formulaire a besoin de JavaScript. Appelez-nous, et nous regarderons votre réservation avec vous.',
  otherwise:
    'L’e-mail est perdu, ou vous ne nous aviez pas donné d’adresse ? Appelez-nous avec votre nom et vos dates : la réception est là à toute heure.',
}
