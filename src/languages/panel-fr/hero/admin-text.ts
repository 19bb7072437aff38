import type * as english from '@/features/hero/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const heroAdminText: PanelTranslation<typeof english.heroAdminText> = {
  add: 'Ajouter une diapositive',
  edit: 'Modifier la diapositive',
  empty: 'Aucune diapositive',
  emptyHelp: 'Ajoutez-en une : la page d’accueil s’ouvrira avec elle.',
  confirmDelete: 'Supprimer cette diapositive ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Diapositive ajoutée', update: 'Diapositive modifiée', delete: 'Diapositive supprimée' },
  failed: {
    create: 'La diapositive n’a pas pu être ajoutée',
    update: 'La diapositive n’a pas pu être modifiée',
    delete: 'La diapositive n’a pas pu être supprimée',
  },
}

export const heroStatusText: PanelTranslation<typeof english.heroStatusText> = {
  ...heroAdminText,
  done: { ...heroAdminText.done, update: 'Statut de la diapositive modifié' },
  failed: {
    ...heroAdminText.failed,
    update: 'Le statut de la diapositive n’a pas pu être modifié',
  },
}

export const heroColumns: PanelTranslation<typeof english.heroColumns> = {
  title: 'Titre',
  image: 'Image',
  description: 'Description',
  button: 'Bouton',
  order: 'Ordre',
  created: 'Créée',
  status: 'Statut',
  active: 'Active',
  inactive: 'Inactive',
  activate: (title) => `Afficher ${title}`,
  deactivate: (title) => `Masquer ${title}`,
}

export const heroCards: PanelTranslation<typeof english.heroCards> = {
  title: 'Les diapositives en un coup d’œil',
  total: 'Total',
  active: 'Actives',
  inactive: 'Inactives',
  withFeatures: 'Avec points forts',
  preview: 'Aperçu',
  previewTitle: 'Aperçu des diapositives actives',
}

export const heroFields: PanelTranslation<typeof english.heroFields> = {
  title: 'Titre principal',
  subtitle: 'Sous-titre',
  subtitleHelp: 'La ligne plus petite près du titre principal.',
  description: 'Description',
  imageUrl: 'Image',
  imageHelp: 'JPEG, PNG ou WebP jusqu’à 10 Mo ; le mieux est 1920x1080',
  featureHighlights: 'Points forts',
  buttonText: 'Texte du bouton',
  buttonTextHelp: 'Ce que dit le bouton de la diapositive, par exemple Book Now.',
  buttonUrl: 'Adresse du bouton',
  buttonUrlHelp: 'Une page du site, par exemple /villas, ou une adresse https',
  orderIndex: 'Ordre d’affichage',
  orderIndexHelp: 'Sa place parmi les autres : 1 vient avant 2.',
  isActive: 'Active',
  activeHelp: 'Les visiteurs ne voient que les diapositives actives',
}
