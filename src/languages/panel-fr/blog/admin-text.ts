import type * as english from '@/features/blog/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const blogAdminText: PanelTranslation<typeof english.blogAdminText> = {
  add: 'Ajouter un article',
  edit: 'Modifier l’article',
  empty: 'Aucun article. Écrivez le premier pour commencer.',
  confirmDelete: 'Supprimer cet article ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Article ajouté', update: 'Article modifié', delete: 'Article supprimé' },
  failed: {
    create: 'L’article n’a pas pu être ajouté',
    update: 'L’article n’a pas pu être modifié',
    delete: 'L’article n’a pas pu être supprimé',
  },
}

export const publishSaid: PanelTranslation<typeof english.publishSaid> = {
  publish: { ...blogAdminText, done: { ...blogAdminText.done, update: 'Article publié' } },
  withdraw: { ...blogAdminText, done: { ...blogAdminText.done, update: 'L’article redevient un brouillon' } },
}

export const postColumns: PanelTranslation<typeof english.postColumns> = {
  title: 'Titre',
  picture: 'Image',
  status: 'Statut',
  published: 'Publié',
  draft: 'Brouillon',
  written: 'Écrit',
  preview: (title) => `Aperçu de ${title}`,
  previewTitle: 'Aperçu',
  publish: (title) => `Publier ${title}`,
  withdraw: (title) => `Remettre ${title} en brouillon`,
}

export const postFields: PanelTranslation<typeof english.postFields> = {
  title: 'Titre',
  slug: 'Adresse',
  slugHelp: 'La fin de son adresse, /blog/… ; vide, elle est tirée du titre',
  excerpt: 'Chapeau',
  excerptHelp: 'Une phrase ou deux pour les listes et les moteurs de recherche',
  body: 'Texte',
  imageUrl: 'Image',
  isPublished: 'Publié',
  publishedHelp: 'Un brouillon n’est visible que de l’équipe',
}
