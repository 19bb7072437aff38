import type * as english from '@/features/phone-messages/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const PHONE_STATUS_LABELS: PanelTranslation<typeof english.PHONE_STATUS_LABELS> = {
  queued: 'En attente',
  sending: 'Envoi en cours',
  sent: 'Envoyé',
  delivered: 'Remis',
  failed: 'Non remis',
  unknown: 'Incertain',
  skipped: 'Pas par téléphone',
  needless: 'Inutile',
}

export const phoneLogText: PanelTranslation<typeof english.phoneLogText> = {
  title: 'Messages sur téléphone',
  help: 'Ce qui est parti par SMS ou WhatsApp, le plus récent d’abord. Ce qui n’atteint pas un téléphone part par e-mail.',
  setUp: (ways) => `Configuré : ${ways}.`,
  notSetUp: (ways) => `Non configuré : ${ways}. Les messages prévus ainsi partent par e-mail.`,
  settings: 'La personne qui gère le serveur peut les configurer.',
  empty: 'Rien n’est encore parti vers un téléphone.',
  loading: 'Chargement des messages sur téléphone',
  failed: 'Les messages sur téléphone n’ont pas pu être chargés',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  refresh: 'Actualiser',
  by: (way, to) => (to === null ? way : `${way} au ${to}`),
  tries: (count) => (count > 1 ? `${count} essais` : ''),
  next: (at) => `prochain essai le ${at}`,
  mailed: {
    queued: 'E-mail en attente à la place',
    sending: 'E-mail en cours d’envoi à la place',
    sent: 'Parti par e-mail à la place',
    undelivered: 'L’e-mail n’a pas été remis non plus',
    needless: 'Personne n’a été joint par e-mail non plus',
  },
}

export const phoneConsentCardText: PanelTranslation<typeof english.phoneConsentCardText> = {
  title: 'Messages sur le téléphone',
  help: 'À propos du séjour, par SMS ou WhatsApp : seulement avec l’accord du client. Il peut aussi répondre STOP.',
  none: 'Aucun numéro de téléphone de ce client n’est connu.',
  unknown: 'Ce qui a été accepté n’a pas pu être chargé.',
  isOn: (isOn) => (isOn ? 'Les reçoit' : 'Ne les reçoit pas'),
  never: 'Rien n’a encore été dit',
  said: (at, where, by) => `Indiqué le ${at}, ${where}${by ? ` : ${by}` : ''}`,
  stop: 'N’en veut pas',
  start: 'Accepte',
  stopOf: (phone) => `${phone} ne veut pas de messages`,
  startOf: (phone) => `${phone} accepte les messages`,
  failed: 'L’enregistrement a échoué',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
}
