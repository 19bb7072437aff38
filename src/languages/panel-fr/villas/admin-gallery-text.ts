import type * as english from '@/features/villas/web/admin-gallery-text'
import type { PanelTranslation } from '@/kernel/translation'

export const villaGalleryText: PanelTranslation<typeof english.villaGalleryText> = {
  title: (name) => `Galerie de ${name}`,
  manage: (unit) => `Gérer la galerie de ${unit}`,
  loading: 'Chargement de la galerie',
  failed: 'Cette galerie n’a pas pu être chargée.',
  tabs: 'Images et vidéos',
  images: (count) => `Images (${count})`,
  videos: (count) => `Vidéos (${count})`,
  main: 'Principale',
  setMain: (name) => `Choisir comme principale : ${name}`,
  unsetMain: (name) => `Ne plus choisir comme principale : ${name}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  image: (place) => `image ${place}`,
  pick: 'Choisir dans la médiathèque',
  undescribed: 'Pas encore décrite : qui ne peut pas la voir n’entend que le nom de la villa.',
}

export const villaImagesText: PanelTranslation<typeof english.villaImagesText> = {
  add: 'Ajouter une image',
  edit: 'Modifier l’image',
  empty: 'Aucune image. Envoyez-en une, ou ajoutez-en une par son adresse.',
  confirmDelete: 'Supprimer cette image ?',
  explains: [],
  done: { create: 'Image ajoutée', update: 'Image modifiée', delete: 'Image supprimée' },
  failed: {
    create: 'L’image n’a pas pu être ajoutée',
    update: 'L’image n’a pas pu être modifiée',
    delete: 'L’image n’a pas pu être supprimée',
  },
}

export const villaVideosText: PanelTranslation<typeof english.villaVideosText> = {
  add: 'Ajouter une vidéo',
  edit: 'Modifier la vidéo',
  empty: 'Aucune vidéo. Ajoutez-en une par son adresse.',
  confirmDelete: 'Supprimer cette vidéo ?',
  explains: [],
  done: { create: 'Vidéo ajoutée', update: 'Vidéo modifiée', delete: 'Vidéo supprimée' },
  failed: {
    create: 'La vidéo n’a pas pu être ajoutée',
    update: 'La vidéo n’a pas pu être modifiée',
    delete: 'La vidéo n’a pas pu être supprimée',
  },
}

export const galleryFields: PanelTranslation<typeof english.galleryFields> = {
  imageUrl: 'Image',
  altText: 'Texte alternatif',
  altTextHelp: 'Ce que l’image montre, pour qui ne peut pas la voir',
  caption: 'Légende',
  title: 'Titre',
  description: 'Description',
  videoUrl: 'Adresse de la vidéo',
  thumbnailUrl: 'Vignette',
  videoType: 'Lue depuis',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  direct: 'Un fichier',
  duration: 'Durée en secondes',
  sortOrder: 'Ordre',
  isMain: 'Principale',
}
