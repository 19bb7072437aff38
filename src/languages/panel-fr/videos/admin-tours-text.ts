import type * as english from '@/features/videos/web/admin-tours-text'
import type { PanelTranslation } from '@/kernel/translation'

export const toursAdminText: PanelTranslation<typeof english.toursAdminText> = {
  add: 'Ajouter par adresse',
  edit: 'Modifier la vidéo',
  empty: 'Aucune visite en vidéo. Ajoutez la première pour commencer.',
  confirmDelete: 'Supprimer cette vidéo ?',
  explains: ['create', 'update', 'delete'],
  done: {
    create: 'Visite en vidéo ajoutée',
    update: 'Visite en vidéo modifiée',
    delete: 'Visite en vidéo supprimée',
  },
  failed: {
    create: 'La visite en vidéo n’a pas pu être ajoutée',
    update: 'La visite en vidéo n’a pas pu être modifiée',
    delete: 'La visite en vidéo n’a pas pu être supprimée',
  },
  noMatch: 'Aucune vidéo ne correspond à ce filtre.',
}

export const tourWords: PanelTranslation<typeof english.tourWords> = {
  youtube: 'YouTube',
  uploaded: 'Envoyée',
  openInTab: (title) => `Ouvrir ${title} dans un nouvel onglet`,
  noCategory: 'Sans catégorie',
  uploadedVideos: 'Vidéos',
  title: 'Titre',
  description: 'Description',
  videoUrl: 'Adresse de la vidéo',
  videoUrlHelp: 'Une adresse YouTube, ou celle d’une vidéo envoyée',
  thumbnailUrl: 'Vignette',
  thumbnailHelp:
    'Vide, une vidéo YouTube montre sa propre image. Une vignette peut être tirée d’une vidéo envoyée.',
  category: 'Catégorie',
  duration: 'Durée en secondes',
  sortOrder: 'Ordre',
  isVisible: 'Visible',
  visibleHelp: 'Les visiteurs ne voient que les vidéos visibles',
}
