import type * as english from '@/features/guest-stays/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const guestsText: PanelTranslation<typeof english.guestsText> = {
  empty: 'Aucun client.',
  emptyHelp: 'Qui réserve, ou pour qui l’on réserve, apparaît ici en quelques secondes.',
  name: 'Nom',
  contacts: 'E-mail et téléphone',
  stays: 'Séjours',
  warning: 'Remarque',
  doNotHost: 'Indésirable',
  open: (name) => `Ouvrir la fiche de ${name}`,
}

export const guestPageText: PanelTranslation<typeof english.guestPageText> = {
  all: 'Tous les clients',
  number: (id) => `Fiche ${id}`,
  loading: 'Chargement de la fiche',
  notFound: 'Cette fiche n’existe pas',
  notFoundHelp: 'Elle a peut-être été fusionnée avec une autre. La liste la retrouve par le nom.',
  failed: 'Cette fiche n’a pas pu être chargée',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  book: 'Nouvelle réservation',
  contact: 'Coordonnées',
  noContact: 'Ni e-mail ni téléphone.',
  due: 'Reste à payer',
  history: 'Séjours',
  noStays: 'Aucun séjour.',
  villa: 'Villa',
  days: 'Dates',
  status: 'Statut',
  profile: 'Fiche',
  name: 'Nom',
  preferences: 'Préférences',
  preferencesHelp: 'Ce que le client aime : une villa calme, des oreillers fermes, pas de poisson.',
  notes: 'Notes pour l’équipe',
  isDoNotHost: 'Indésirable',
  isDoNotHostHelp:
    'L’équipe est avertie, et rien ne se confirme tout seul pour ce client. Il n’en est jamais informé.',
  reason: 'Pourquoi',
  save: 'Enregistrer la fiche',
  saving: 'Enregistrement…',
  saved: 'Fiche enregistrée',
  notSaved: 'La fiche n’a pas été enregistrée',
  merge: 'Fusionner avec une autre fiche',
  mergeHelp: 'Ses séjours, coordonnées et notes passent ici, et elle disparaît.',
  other: 'Autre fiche',
  choose: 'Choisir une fiche',
  mergeNow: 'Fusionner',
  mergeAsk: (other, into) => `Fusionner ${other} dans ${into} ?`,
  mergeAskLine: 'Cela ne peut pas être annulé.',
  merged: 'Fiches fusionnées',
  notMerged: 'Les fiches n’ont pas été fusionnées',
}

export const knownGuestText: PanelTranslation<typeof english.knownGuestText> = {
  title: 'Fiche client',
  stays: (count) => countOf(count, 'séjour'),
  known: (name, stays) => `Client connu : ${name}, ${stays}.`,
  fill: 'Remplir d’après la fiche',
  profile: 'Ouvrir la fiche',
  warning: (reason) => `Indésirable : ${reason}`,
  likes: 'Préférences',
}
