import { mediaText } from '@/features/media/text'
import type * as english from '@/features/media/web/admin-picture-text'
import type { PanelTranslation } from '@/kernel/translation'

export const pictureText: PanelTranslation<typeof english.pictureText> = {
  help: (takes) => `${takes}, ou l’adresse d’une image`,
  placeholder: 'https:// ou /',
  preview: 'L’image choisie',
  none: 'Aucune image choisie',
  upload: 'Envoyer une image',
  uploading: mediaText.uploadingImage,
  uploaded: 'Image envoyée',
  uploadFallback: 'L’image n’a pas pu être envoyée',
  pick: 'Choisir dans la galerie',
  library: 'Médiathèque',
  pickAny: 'Choisir dans la médiathèque',
  loading: 'Chargement des images',
  libraryFailed: 'Les images n’ont pas pu être chargées.',
  libraryEmpty: 'La galerie ne contient encore aucune image.',
}
