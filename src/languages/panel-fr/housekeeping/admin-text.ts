import { CONDITION_WORDS } from '@/features/housekeeping/rules/condition-words'
import type * as english from '@/features/housekeeping/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const TASK_WORDS: PanelTranslation<typeof english.TASK_WORDS> = {
  clean: 'À nettoyer',
  service: 'Recouche',
  wait: 'Départ aujourd’hui',
  none: 'Rien à faire',
}

export const cleaningText: PanelTranslation<typeof english.cleaningText> = {
  loading: 'Chargement de la liste de ménage',
  failed: 'La liste de ménage n’a pas pu être chargée',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  empty: 'Rien à faire',
  emptyHelp: 'Toutes les villas sont propres. Le nouveau travail apparaît ici tout seul.',
  emptyMine: 'Aucune villa ne vous est confiée aujourd’hui. Regardez sous Toutes les villas.',
  noVillas: 'Aucune villa',
  show: 'Villas affichées',
  mine: 'Mes villas',
  all: 'Toutes les villas',
  toDo: 'À faire',
  rest: 'Terminé ou en attente',
  progress: (left) => (left === 0 ? 'Tout est fait' : `${countOf(left, 'villa')} à faire`),
  kept: (when) =>
    `Pas de réseau. Voici la liste telle qu’elle était le ${when} ; elle sera relue toute seule.`,
  waiting: (count) =>
    count === 1
      ? '1 mise à jour n’est pas encore envoyée. Elle est gardée sur ce téléphone et partira dès qu’il y aura du réseau.'
      : `${count} mises à jour ne sont pas encore envoyées. Elles sont gardées sur ce téléphone et partiront dès qu’il y aura du réseau.`,
  marks: {
    start: 'Commencer le ménage',
    clean: 'La villa est propre',
    inspect: 'Contrôlée',
    service: 'Recouche faite',
    dirty: 'Pas propre finalement',
  },
  served: 'Recouche faite aujourd’hui',
  arriving: (guest, until) => `Arrive aujourd’hui : ${guest}, jusqu’au ${until}`,
  leaving: (guest) => `Part aujourd’hui : ${guest}`,
  staying: (guest, until) => `En séjour : ${guest}, jusqu’au ${until}`,
  tooLate: (villa) => ({
    title: `${villa} a changé entre-temps`,
    description: 'Ce que vous avez indiqué est gardé dans son historique. Veuillez y regarder à nouveau.',
  }),
  refused: 'Cela n’a pas pu être enregistré',
}

export const housekeepingText: PanelTranslation<typeof english.housekeepingText> = {
  empty: 'Aucune villa',
  emptyHelp: 'Ajoutez d’abord des villas ; leur état apparaîtra ici.',
  villa: 'Villa',
  building: 'Bâtiment',
  condition: 'État',
  conditionOf: (villa) => `État de ${villa}`,
  conditions: CONDITION_WORDS,
  task: 'Aujourd’hui',
  guest: 'Clients',
  inHouse: 'En séjour : ',
  arrives: 'Arrive : ',
  until: (day) => `jusqu’au ${day}`,
  person: 'Ménage par',
  personOf: (villa) => `Qui fait le ménage de ${villa} aujourd’hui`,
  nobody: 'Personne encore',
  note: 'Note',
  editNote: (villa) => `Note sur ${villa}`,
  noteHelp: 'La personne qui fait le ménage la lit. Laissez vide pour l’effacer.',
  save: 'Enregistrer la note',
  saved: (villa) => `${villa} : enregistré`,
  failed: 'L’enregistrement a échoué',
  list: 'Ouvrir la liste de ménage',
  share: 'Répartir',
  shareTitle: 'Répartir les villas',
  shareLine: (count) => `${countOf(count, 'villa')} à faire sans personne, dans l’ordre de la liste.`,
  shareNone: 'Chaque villa à faire a quelqu’un.',
  sharePeople: 'Qui fait le ménage aujourd’hui',
  shareNobody: 'Il n’y a personne à choisir. Ajoutez des comptes avec le rôle Ménage sous Personnel.',
  shared: 'Villas réparties',
}
