import type * as english from '@/features/phone-messages/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const phoneConsentText: Translation<typeof english.phoneConsentText> = {
  title: 'Des messages sur votre séjour par SMS ou WhatsApp ?',
  lead: (phone) =>
    `Nous vous écrivons par e-mail. Ce qu’il vous faut sous la main en route, comme l’heure à laquelle nous vous attendons, nous pouvons aussi l’envoyer au ${phone}. Aucune offre.`,
  isOn: (phone) => `Vous recevez les messages sur votre séjour au ${phone}.`,
  start: 'Oui, sur mon téléphone',
  stop: 'Arrêter ces messages',
  started: 'C’est fait : les messages sur votre séjour arrivent sur votre téléphone.',
  stopped: 'C’est fait : plus aucun message n’arrive sur votre téléphone. Nous vous écrivons par e-mail.',
  back: 'Vers votre réservation',
  later: 'Vous pouvez changer cela ici à tout moment, ou répondre STOP.',
  stoppedByPhone: (phone) =>
    `STOP a été répondu depuis le ${phone} : aucun message n’y part. Pour en recevoir de nouveau, envoyez START depuis ce téléphone, ou dites-le à notre réception.`,
  noPhone:
    'Nous n’avons pas, pour cette réservation, de numéro de téléphone auquel envoyer des messages. Veuillez nous en indiquer un.',
  closed: 'L’hôtel n’envoie pas de messages sur les téléphones pour l’instant.',
  linkInMail: 'Recevoir les messages sur votre séjour aussi sur votre téléphone',
}
