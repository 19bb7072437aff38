import type * as english from '@/features/gallery/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const STAFF_CATEGORIES: PanelTranslation<typeof english.STAFF_CATEGORIES> = {
  villas: 'Villas et hébergement',
  dining: 'À table',
  facilities: 'Équipements et services',
  events: 'Événements et fêtes',
  exterior: 'Domaine et extérieurs',
  activities: 'Activités et aventures',
}

export const galleryAdminText: PanelTranslation<typeof english.galleryAdminText> = {
  add: 'Ajouter par adresse',
  edit: 'Modifier l’image',
  empty: 'Aucune image. Ajoutez la première pour commencer.',
  confirmDelete: 'Supprimer cette image ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Image ajoutée', update: 'Image modifiée', delete: 'Image supprimée' },
  failed: {
    create: 'L’image n’a pas pu être ajoutée',
    update: 'L’image n’a pas pu être modifiée',
    delete: 'L’image n’a pas pu être supprimée',
  },
  noMatch: 'Aucune image ne correspond à ce filtre.',
}

export const galleryScreenText: PanelTranslation<typeof english.galleryScreenText> = {
  tabs: 'Images et vidéos',
  images: (count) => withCount('Images', count),
  tours: (count) => withCount('Visites en vidéo', count),
  uploadInto: 'Ranger les nouvelles images sous',
}

export const galleryFields: PanelTranslation<typeof english.galleryFields> = {
  title: 'Titre',
  description: 'Description',
  imageUrl: 'Adresse de l’image',
  category: 'Catégorie',
  isVisible: 'Visible',
  visibleHelp: 'Les visiteurs ne voient que les images visibles',
  sortOrder: 'Ordre',
  sortOrderHelp: 'Sa place parmi les autres : 1 vient avant 2.',
}

function withCount(title: string, count: number | undefined): string {
  return count === undefined ? title : `${title} (${count})`
}
