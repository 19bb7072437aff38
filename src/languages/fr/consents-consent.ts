import type * as english from '@/features/consents/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const consentText: Translation<typeof english.consentText> = {
  title: 'Nos e-mails',
  lead: 'Pour tout ce qui concerne votre réservation, nous vous écrivons toujours. En plus de cela :',
  names: {
    reviews: 'Une question après votre séjour',
    offers: 'Offres et nouvelles',
  },
  on: 'Vous les recevez.',
  off: 'Vous ne les recevez pas.',
  stop: 'Ne plus les recevoir',
  start: 'Les recevoir',
  stopOf: (name) => `Ne plus recevoir ces e-mails : ${name}`,
  startOf: (name) => `Recevoir ces e-mails : ${name}`,
  saving: 'Enregistrement…',
  failed: 'Votre choix n’a pas pu être enregistré. Veuillez vérifier votre connexion et réessayer.',
  noMailbox: 'Nous n’avons pas d’adresse e-mail pour cette réservation ; il n’y a donc rien à accepter ici.',
  linkInMail: 'Ne plus recevoir ce type d’e-mails',
  unsubscribe: {
    title: 'Ne plus recevoir ce type d’e-mails ?',
    lead: (name) =>
      `${name} : nous cessons de vous écrire à ce sujet. Ce qui concerne votre réservation vous parvient toujours.`,
    press: 'Les arrêter',
    done: 'C’est fait : vous ne recevez plus d’e-mails de ce type. Sur la page de votre réservation, vous pouvez les demander à nouveau.',
  },
}

export const SOURCE_NAMES: Translation<typeof english.SOURCE_NAMES> = {
  'guest-page': 'sur la page de la réservation',
  'mail-link': 'par le lien d’un e-mail',
  staff: 'dit à notre équipe',
}
