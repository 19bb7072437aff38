import type * as english from '@/features/rich-text/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const editorText: PanelTranslation<typeof english.editorText> = {
  loading: 'Chargement de l’éditeur',
  tools: (label) => `Outils : ${label}`,
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  subheading: 'Sous-titre',
  bulletList: 'Liste',
  orderedList: 'Liste numérotée',
  tip: 'Bon à savoir',
  link: 'Lien',
  picture: 'Image',
  undo: 'Annuler',
  redo: 'Rétablir',
  linkAddress: 'Où mène le lien',
  linkPlaceholder: 'https://, /villas, mailto: ou tel:',
  setLink: 'Mettre le lien',
  removeLink: 'Retirer le lien',
  wrongLink: 'Veuillez saisir une adresse qui commence par https://, /, mailto: ou tel:.',
  pictureShows: 'Ce que l’image montre, pour qui ne peut pas la voir',
}
