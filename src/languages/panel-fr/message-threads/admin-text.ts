import { REPLY_EMAIL_KIND } from '@/features/message-threads/rules/email-words'
import type * as english from '@/features/message-threads/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const REPLY_MAIL_KINDS: PanelTranslation<typeof english.REPLY_MAIL_KINDS> = {
  [REPLY_EMAIL_KIND]: 'Réponse de l’équipe',
}

export const templatesText: PanelTranslation<typeof english.templatesText> = {
  add: 'Ajouter un modèle',
  edit: 'Modifier le modèle',
  empty: 'Aucun modèle. Ajoutez une réponse que vous écrivez souvent.',
  confirmDelete: 'Supprimer ce modèle ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Modèle ajouté', update: 'Modèle modifié', delete: 'Modèle supprimé' },
  failed: {
    create: 'Le modèle n’a pas pu être ajouté',
    update: 'Le modèle n’a pas pu être modifié',
    delete: 'Le modèle n’a pas pu être supprimé',
  },
}

export const templateFields: PanelTranslation<typeof english.templateFields> = {
  name: 'Nom',
  text: 'Texte',
  textHelp:
    'Rempli pour chaque client : {guest} (client), {arrival} (arrivée), {departure} (départ), {villa}, {link} vers notre calendrier, {hotel}.',
}

export const threadText: PanelTranslation<typeof english.threadText> = {
  loading: 'Chargement des réponses',
  failed: 'Les réponses n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  answers: 'Réponses',
  began: 'Arrivé par e-mail',
  other: 'D’une autre adresse que celle du client. Votre réponse part à la seule adresse du client.',
  automatic: 'Écrit par un programme, par exemple un avis d’absence.',
  noText: 'Pas de texte.',
  quoted: 'Afficher les e-mails précédents cités',
  shortened: 'Trop long ou trop particulier pour être affiché en entier : voyez la boîte aux lettres.',
  attachments: 'Pièces jointes, qui ne sont pas gardées ici : voyez la boîte aux lettres.',
  none: 'Pas encore de réponse par e-mail.',
  mail: {
    queued: 'en cours d’envoi',
    sending: 'en cours d’envoi',
    sent: 'envoyé',
    undelivered: 'non remis : voir E-mails',
    needless: 'non envoyé',
  },
  template: 'Modèle',
  noTemplate: 'Aucun modèle',
  templateHelp: 'Remplace le texte ci-dessous.',
  inEnglish: (name) => `${name} (en anglais : non traduit)`,
  villa: 'Villa pour le texte',
  noVilla: 'Aucune villa',
  subject: 'Objet',
  re: (subject) => (/^re ?:/i.test(subject) ? subject : `Re: ${subject}`),
  text: 'Réponse',
  textHelp: (email, isMailRead) =>
    isMailRead
      ? `Part à ${email}. Une réponse du client apparaîtra ici.`
      : `Part à ${email}. Une réponse du client arrivera à l’adresse de l’hôtel.`,
  open: (fields) => `Veuillez écrire quelque chose pour ${fields}`,
  missing: 'Veuillez écrire une réponse',
  send: 'Envoyer la réponse',
  sending: 'Envoi…',
  sent: 'Réponse envoyée',
  notSent: 'La réponse n’a pas été envoyée',
  sendAgain: 'Veuillez vérifier votre connexion et réessayer. Ce que vous avez écrit est toujours là.',
  whatsapp: 'Écrire sur WhatsApp',
  book: 'Créer une réservation',
}
