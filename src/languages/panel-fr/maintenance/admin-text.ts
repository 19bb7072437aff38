import type * as english from '@/features/maintenance/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const URGENCY_WORDS: PanelTranslation<typeof english.URGENCY_WORDS> = {
  urgent: 'Urgent',
  normal: 'Normal',
  low: 'Peut attendre',
}

export const STATE_WORDS: PanelTranslation<typeof english.STATE_WORDS> = {
  open: 'À faire',
  'in-progress': 'En cours',
  done: 'Terminé',
}

export const maintenanceText: PanelTranslation<typeof english.maintenanceText> = {
  show: 'Interventions affichées',
  open: 'À faire',
  done: 'Terminées',
  empty: 'Rien à réparer',
  emptyHelp: 'Ce qui est signalé depuis n’importe quel téléphone apparaît ici.',
  emptyDone: 'Rien n’a encore été réparé',
  loading: 'Chargement de la maintenance',
  villa: 'Villa',
  problem: 'Problème',
  urgency: 'Urgence',
  state: 'État',
  person: 'Confié à',
  nobody: 'Personne encore',
  reported: 'Signalé',
  reportedBy: (email) => `par ${email}`,
  doneBy: (email) => `par ${email}`,
  finished: 'Terminé le',
  resolution: 'Ce qui a été fait',
  blocked: 'Nuits bloquées',
  nights: (first, last) => (first === last ? first : `${first} – ${last}`),
  look: (villa, problem) => `Ouvrir l’intervention : ${villa}, ${problem}`,
}

export const reportText: PanelTranslation<typeof english.reportText> = {
  report: 'Signaler un problème',
  reportIn: (villa) => `Signaler un problème : ${villa}`,
  choose: 'Choisir une villa',
  description: 'Qu’est-ce qui ne va pas ?',
  descriptionHelp: 'Ce que vous voyez et où, pour que la personne qui répare apporte les bons outils.',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: 'Signalé',
  failed: 'Le problème n’a pas été envoyé',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer. Ce que vous avez saisi est toujours là.',
  photo: 'Photo',
  addPhoto: 'Ajouter une photo',
  otherPhoto: 'Prendre une autre photo',
  photoOf: (problem) => `Photo : ${problem}`,
  photoChosen: (name) => `Photo choisie : ${name}`,
  photoSending: 'Envoi de la photo…',
  photoSaved: 'Photo enregistrée',
  photoFailed: 'La photo n’a pas été enregistrée',
  photoLeft: 'Le problème est signalé, mais sa photo n’est pas partie. Vous pourrez l’ajouter plus tard.',
}

export const ticketText: PanelTranslation<typeof english.ticketText> = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Intervention enregistrée',
  failed: 'L’intervention n’a pas pu être enregistrée',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  endsBlock: 'Remettre en vente les nuits encore bloquées pour elle',
  block: 'Bloquer des nuits',
  blockHelp: 'Personne ne peut réserver ces nuits, ni sur notre site ni sur d’autres plateformes.',
  first: 'Première nuit',
  last: 'Dernière nuit',
  clear: 'Déplacer les séjours qui gênent',
  blockDone: 'Nuits bloquées',
  history: (villa) => `À propos de ${villa}`,
  noHistory: 'Rien d’autre n’a jamais été signalé ici.',
  historyFailed: 'Les autres signalements n’ont pas pu être lus.',
}

export const openTicketsText: PanelTranslation<typeof english.openTicketsText> = {
  title: 'Maintenance',
  all: 'Ouvrir la maintenance',
  ofVilla: (count) => `${count} à réparer`,
  more: (count) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
}
