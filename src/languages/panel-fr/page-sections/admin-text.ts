import type * as english from '@/features/page-sections/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const pageSectionsText: PanelTranslation<typeof english.pageSectionsText> = {
  add: 'Ajouter une partie',
  edit: 'Modifier la partie',
  empty: 'Les pages n’ont aucune partie.',
  confirmDelete: 'Supprimer cette partie ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Partie ajoutée', update: 'Page mise à jour', delete: 'Partie supprimée' },
  failed: {
    create: 'La partie n’a pas pu être ajoutée',
    update: 'La partie n’a pas pu être modifiée',
    delete: 'La partie n’a pas pu être supprimée',
  },
}

export const resetSaid: PanelTranslation<typeof english.resetSaid> = {
  done: 'Le texte d’origine est rétabli',
  failed: 'Le texte d’origine n’a pas pu être rétabli',
}

export const PAGE_LABELS: PanelTranslation<typeof english.PAGE_LABELS> = {
  about: 'À propos',
  restaurant: 'Restaurant',
  services: 'Services',
}

export const SECTION_LABELS: PanelTranslation<typeof english.SECTION_LABELS> = {
  'about-hero': 'Haut de page',
  'about-story': 'Histoire',
  'about-mission': 'Mission',
  'about-vision': 'Vision',
  'about-values': 'Valeurs',
  'about-distances': 'Distances',
  'about-closing': 'Bas de page',
  'restaurant-hero': 'Haut de page',
  'restaurant-menu': 'Carte',
  'restaurant-boards': 'Repas pendant un séjour',
  'restaurant-room-service': 'Service en villa',
  'restaurant-catering': 'Traiteur',
  'restaurant-reserve': 'Réserver une table',
  'restaurant-closing': 'Bas de page',
  'services-hero': 'Haut de page',
  'services-villas': 'Premier service',
  'services-restaurant': 'Deuxième service',
  'services-terrace': 'Troisième service',
  'services-included': 'Compris dans chaque séjour',
  'services-extras': 'Sur demande',
  'services-events': 'Événements',
  'services-closing': 'Bas de page',
}

export const sectionWords: PanelTranslation<typeof english.sectionWords> = {
  section: 'Partie',
  page: 'Page',
  heading: 'Titre',
  headingHelp: 'Vide, le titre d’origine du site y figure.',
  text: 'Texte',
  textHelp:
    'Vide, le texte d’origine du site y figure. Un titre commence une entrée ou une colonne, comme sur la carte ; une entrée des distances se termine par des kilomètres, comme « Kampala, 270 km ». La première image est celle de la partie, un lien seul sur sa ligne devient un bouton, et « bon à savoir » est la citation ou la note.',
  status: 'Statut',
  changed: 'Modifié',
  original: 'D’origine',
  look: (title) => `Voir ${title} sur le site`,
  reset: (title) => `Rétablir le texte d’origine de ${title}`,
  confirmReset: 'Rétablir le titre et le texte d’origine du site ?',
  resetAction: 'Rétablir',
}
