import type * as english from '@/features/consents/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const consentCardText: PanelTranslation<typeof english.consentCardText> = {
  title: 'E-mails hors réservation',
  help: 'Ce qui concerne une réservation est toujours envoyé. Voici ce que le client accepte en plus ; appuyez selon ce qu’il vous dit.',
  none: 'Le client n’a pas d’adresse e-mail.',
  isOn: (name, isOn) => `${name} : ${isOn ? 'oui' : 'non'}`,
  stop: 'N’en veut plus',
  start: 'Accepte',
  stopOf: (name, email) => `N’en veut plus : ${name}, ${email}`,
  startOf: (name, email) => `Accepte : ${name}, ${email}`,
  usual: 'Personne n’a encore rien dit à ce sujet.',
  said: (when, how, staff) => `Indiqué le ${when} ${how}${staff === null ? '' : ` (${staff})`}.`,
  failed: 'L’enregistrement a échoué',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  unknown: 'Ce que le client accepte n’a pas pu être lu.',
}
