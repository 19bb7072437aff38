import type * as english from '@/features/channels/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const feedsText: PanelTranslation<typeof english.feedsText> = {
  add: 'Ajouter un calendrier',
  edit: 'Modifier le calendrier',
  empty: 'Aucun calendrier : les nuits vendues sur d’autres plateformes ne sont pas connues ici.',
  emptyHelp:
    'Ajoutez l’adresse du calendrier qu’une plateforme affiche pour l’une de ses annonces, et donnez-lui celle de la villa en retour.',
  confirmDelete: 'Supprimer ce calendrier ? Les nuits qu’il bloque se libèrent aussitôt.',
  explains: ['create', 'update', 'delete'],
  done: {
    create: 'Calendrier ajouté',
    update: 'Calendrier modifié',
    delete: 'Calendrier supprimé',
  },
  failed: {
    create: 'Le calendrier n’a pas pu être ajouté',
    update: 'Le calendrier n’a pas pu être modifié',
    delete: 'Le calendrier n’a pas pu être supprimé',
  },
}

export const pausedText: PanelTranslation<typeof english.pausedText> = {
  ...feedsText,
  done: { ...feedsText.done, update: 'Calendrier mis en pause' },
}
export const resumedText: PanelTranslation<typeof english.resumedText> = {
  ...feedsText,
  done: { ...feedsText.done, update: 'Le calendrier est lu à nouveau' },
}

export const feedColumns: PanelTranslation<typeof english.feedColumns> = {
  feed: 'Calendrier',
  state: 'État',
  read: 'Dernière lecture',
  stays: 'Séjours à venir',
  address: 'Adresse',
  pause: (name) => `Mettre ${name} en pause`,
  resume: (name) => `Reprendre ${name}`,
  readNow: (name) => `Lire ${name} maintenant`,
  readDone: (stays) => `Lu : ${countOf(stays, 'séjour')} à venir`,
  readFailed: 'Le calendrier n’a pas pu être lu',
  never: 'Pas encore',
  nextTry: (instant) => `Prochain essai : ${instant}.`,
}

export const FEED_STATES: PanelTranslation<typeof english.FEED_STATES> = {
  read: 'Lu',
  waiting: 'En attente',
  failing: 'En échec',
  paused: 'En pause',
}

export const feedFields: PanelTranslation<typeof english.feedFields> = {
  villa: 'Villa',
  name: 'Plateforme',
  nameHelp: 'Le nom que l’équipe lui donne ; il figure au planning sur les nuits qu’elle bloque',
  url: 'Adresse de son calendrier',
  urlHelp: 'La plateforme l’affiche sous « exporter le calendrier ». Traitez-la comme un mot de passe.',
  isActive: 'Le lire toutes les demi-heures',
}

export const conflictsText: PanelTranslation<typeof english.conflictsText> = {
  title: 'Conflits',
  help: 'Ces nuits sont prises ici et sur une autre plateforme. Déplacez ou annulez l’un des deux ; un conflit disparaît de lui-même une fois réglé. Un conflit marqué comme vu reste ici et n’est plus signalé ailleurs.',
  failed: 'Les conflits n’ont pas pu être chargés',
  days: (from, to) => `du ${from} au ${to}`,
  stay: (villa, days) => `${villa}, ${days}`,
  says: (feed, summary) => (summary ? `${feed} indique « ${summary} »` : `Pris sur ${feed}`),
  booking: (id, guest, days) => `Ici : réservation ${id}, ${guest}, ${days}`,
  block: (note, days) => (note ? `Ici : bloqué (${note}), nuits ${days}` : `Ici : bloqué, nuits ${days}`),
  open: (id) => `Ouvrir la réservation ${id}`,
  markSeen: 'Marquer comme vu',
  markSeenOf: (villa, feed) => `Marquer comme vu : ${villa}, ${feed}`,
  seenBy: (who) => `Vu par ${who}`,
  seenFailed: 'Le conflit n’a pas pu être marqué',
  notice: (count) =>
    count === 1
      ? '1 séjour d’une autre plateforme est en conflit avec ce qui est pris ici.'
      : `${count} séjours d’autres plateformes sont en conflit avec ce qui est pris ici.`,
  look: 'Voir les conflits',
}

export const channelsText: PanelTranslation<typeof english.channelsText> = {
  tabs: 'Calendriers',
  feeds: 'Calendriers importés',
  addresses: 'Calendriers exportés',
}

export const addressesText: PanelTranslation<typeof english.addressesText> = {
  help: 'Qui connaît l’adresse d’une villa y lit quelles nuits sont prises, et rien d’autre. Donnez-la aux plateformes qui vendent aussi cette villa.',
  failed: 'Les adresses n’ont pas pu être chargées',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  loading: 'Chargement des adresses',
  empty: 'Aucune villa pour l’instant.',
  madeAt: (day) => `Créée le ${day}`,
  cannotBeShown: 'Elle fonctionne, mais ne peut pas être affichée : sa clé manque',
  copy: (villa) => `Copier l’adresse de ${villa}`,
  copied: 'Adresse copiée',
  notCopied: 'L’adresse est sélectionnée : copiez-la au clavier',
  renew: (villa) => `Créer une nouvelle adresse pour ${villa}`,
  renewTitle: 'Créer une nouvelle adresse ?',
  renewLine: (villa) =>
    `${villa} : l’adresse actuelle ne mènera plus nulle part. Les plateformes auront besoin de la nouvelle.`,
  renewAction: 'Créer une nouvelle adresse',
  renewed: 'Nouvelle adresse créée',
  renewFailed: 'L’adresse n’a pas pu être renouvelée',
}
