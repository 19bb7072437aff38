import { GUEST_MESSAGE_KIND } from '@/features/guest-messages/rules/email-words'
import { MESSAGE_FIELDS } from '@/features/guest-messages/rules/message-fields'
import type { MessageMoment } from '@/features/guest-messages/rules/moments'
import type * as english from '@/features/guest-messages/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const GUEST_MESSAGE_MAIL_KINDS: PanelTranslation<typeof english.GUEST_MESSAGE_MAIL_KINDS> = {
  [GUEST_MESSAGE_KIND]: 'Message automatique',
}

export const guestMessagesText: PanelTranslation<typeof english.guestMessagesText> = {
  add: 'Ajouter un message automatique',
  edit: 'Modifier le message automatique',
  empty: 'Aucun message automatique : les clients ne reçoivent que les e-mails de leur réservation.',
  emptyHelp:
    'Les plus courants : le chemin trois jours avant l’arrivée, un remerciement le lendemain du départ.',
  confirmDelete: 'Supprimer ce message automatique ?',
  explains: ['create', 'update', 'delete'],
  done: {
    create: 'Message automatique ajouté',
    update: 'Message automatique modifié',
    delete: 'Message automatique supprimé',
  },
  failed: {
    create: 'Le message automatique n’a pas pu être ajouté',
    update: 'Le message automatique n’a pas pu être modifié',
    delete: 'Le message automatique n’a pas pu être supprimé',
  },
}

export const guestMessageColumns: PanelTranslation<typeof english.guestMessageColumns> = {
  name: 'Message',
  when: 'Quand',
  subject: 'Objet',
  sent: 'Envoyés',
  way: 'Par',
  status: 'Statut',
  active: 'Actif',
  ended: 'Désactivé',
  offer: 'Offre',
  toPhones: (count) => `${count} sur téléphone`,
  waiting: (count) => `${count} en attente`,
  undelivered: (count) => `${count} non remis`,
  preview: (name) => `Aperçu de ${name}`,
  previewTitle: 'Comme un client le lira',
  previewPhone: 'Sur le téléphone',
  previewMail: 'Par e-mail, si aucun téléphone ne peut être joint',
  smsLength: (segments, units) =>
    `${segments} SMS (${units} caractères), chacun est payant. Selon le nom du client, c’est plus ou moins.`,
  wideLetters: (letters) =>
    `Ces caractères réduisent de plus de moitié ce qui tient dans un SMS : ${letters}. Sans eux, c’est moins cher.`,
  templateBody: 'Chez WhatsApp, le texte du modèle doit être, mot pour mot :',
  previewNote:
    'Avec un client d’exemple. Dessous viennent le lien vers sa réservation et, pour une offre, celui qui y met fin.',
}

export const guestMessageGroups: PanelTranslation<typeof english.guestMessageGroups> = {
  when: 'Quand il part',
  message: 'Ce que dit l’e-mail',
  phone: 'Ce qui va sur le téléphone',
}

export function tellWay(...[way, isSetUp]: Parameters<typeof english.tellWay>): string {
  const name = { mail: 'E-mail', sms: 'SMS, sinon e-mail', whatsapp: 'WhatsApp, sinon e-mail' }[way]
  return isSetUp ? name : `${name} (non configuré : part par e-mail)`
}

export const guestMessageFields: PanelTranslation<typeof english.guestMessageFields> = {
  name: 'Nom',
  nameHelp: 'Pour vous ; les clients ne le voient pas',
  moment: 'Moment',
  momentHelp: 'Le jour du séjour dont l’envoi dépend.',
  days: 'Jours',
  daysHelp:
    '0 est le jour même. Qui réserve plus tard que cela le reçoit dès que la réservation est confirmée.',
  time: 'À',
  timeHelp: 'À l’heure de l’hôtel, par exemple 10:00',
  subject: 'Objet',
  subjectHelp: 'Ce que le client lit dans la liste de ses e-mails, avant de l’ouvrir.',
  text: 'Texte',
  textHelp: `Remplis pour chaque client : ${MESSAGE_FIELDS.map((field) => `{${field}}`).join(', ')}. Un lien vers sa réservation suit.`,
  way: 'Part par',
  wayHelp:
    'Sur le téléphone des clients qui l’ont accepté. Sans numéro ni accord, ou s’il n’arrive pas, c’est l’e-mail qui part.',
  phoneText: 'Texte sur le téléphone',
  phoneTextHelp: 'Court, avec les mêmes champs entre accolades. L’aperçu indique combien de SMS il en faut.',
  template: 'Modèle chez WhatsApp',
  templateHelp:
    'Son nom là-bas. WhatsApp n’envoie que des modèles approuvés : le texte ci-dessus doit être celui du modèle, mot pour mot, avec des champs entre accolades à la place de ses numéros.',
  isOffer: 'C’est une offre ou une actualité',
  offerHelp: 'N’est envoyé qu’à ceux qui ont accepté les offres, avec un lien qui y met fin. La loi l’exige.',
  isActive: 'Actif',
  activeHelp: 'Désactivé, plus personne ne le reçoit, et ce qui est en attente ne part pas.',
}

export const momentNames: PanelTranslation<typeof english.momentNames> = {
  'before-arrival': 'Avant l’arrivée (réservations confirmées)',
  'after-arrival': 'Après l’arrivée (clients en séjour)',
  'before-departure': 'Avant le départ (clients en séjour)',
  'after-departure': 'Après le départ (séjours terminés)',
}

const ON_THE_DAY: Record<MessageMoment, string> = {
  'before-arrival': 'Le jour de l’arrivée',
  'after-arrival': 'Le jour de l’arrivée',
  'before-departure': 'Le jour du départ',
  'after-departure': 'Le jour du départ',
}

const BY_DAYS: Record<MessageMoment, string> = {
  'before-arrival': 'avant l’arrivée',
  'after-arrival': 'après l’arrivée',
  'before-departure': 'avant le départ',
  'after-departure': 'après le départ',
}

/** '3 jours avant l’arrivée, 10:00'. */
export function tellWhen({ moment, days, time }: Parameters<typeof english.tellWhen>[0]): string {
  const day = days === 0 ? ON_THE_DAY[moment] : `${countOf(days, 'jour')} ${BY_DAYS[moment]}`
  return `${day}, ${time}`
}

/** As the message itself, which is read in English here. */
export const SAMPLE_VALUES: PanelTranslation<typeof english.SAMPLE_VALUES> = {
  guest: 'Sample Guest',
  arrival: 'Fri, 12 Mar 2027',
  departure: 'Mon, 15 Mar 2027',
  nights: '3',
  villa: 'Garden Studio, Room 101',
  reference: 'SAMPLE23',
  checkin: '14:00',
  checkout: '11:00',
  phone: '+256 700 000000',
  hotel: 'our hotel',
}
