import type * as english from '@/features/breaches/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const breachesText: PanelTranslation<typeof english.breachesText> = {
  add: 'Ajouter une violation',
  edit: 'Modifier la violation',
  empty:
    'Aucune violation. Notez-en une dès que quelqu’un a pu voir ou prendre des données de clients sans en avoir le droit.',
  confirmDelete: 'Supprimer cette violation ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Violation ajoutée', update: 'Violation modifiée', delete: 'Violation supprimée' },
  failed: {
    create: 'La violation n’a pas pu être ajoutée',
    update: 'La violation n’a pas pu être modifiée',
    delete: 'La violation n’a pas pu être supprimée',
  },
}

export const breachFields: PanelTranslation<typeof english.breachFields> = {
  title: 'Ce qui s’est passé, en quelques mots',
  noticedOn: 'Constatée le',
  noticedOnHelp: 'Le jour où quelqu’un de l’hôtel l’a su pour la première fois.',
  happenedOn: 'Survenue le',
  happenedOnHelp: 'Si c’est connu.',
  happened: 'Ce qui s’est passé',
  affected: 'Qui est concerné',
  affectedHelp:
    'De qui sont les données, et lesquelles. Pas de noms : la liste des clients est gardée ailleurs.',
  persons: 'Combien de personnes',
  personsHelp: 'Dont les données sont concernées ; une estimation suffit, vide si ce n’est pas encore connu.',
  measures: 'Ce qui a été fait',
  officeToldOn: 'Autorité de protection des données (PDPO) informée le',
  officeToldOnHelp:
    'Aussitôt : selon la loi, dès qu’il y a lieu de le penser (article 23 de la loi ougandaise).',
  guestsToldOn: 'Clients informés le',
  guestsToldOnHelp: 'Vide tant qu’ils ne l’ont pas été.',
  decision: 'Ce que l’autorité a décidé sur l’information des clients',
  decisionHelp: 'Sa réponse (PDPO) ; vide tant qu’elle n’a pas répondu.',
  open: 'Reste à faire',
}

export const STEP_NAMES: PanelTranslation<typeof english.STEP_NAMES> = {
  'tell-office': 'Informer l’autorité aussitôt',
  'ask-about-guests': 'Demander à l’autorité s’il faut informer les clients',
}

export const breachSummary: PanelTranslation<typeof english.breachSummary> = {
  help: 'La loi veut que l’autorité de protection des données (PDPO) soit informée aussitôt de chaque violation, et en reçoive chaque année un résumé.',
  csv: 'Enregistrer en tableau',
}
