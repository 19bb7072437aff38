import type * as english from '@/features/gallery/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const galleryInputText: PanelTranslation<typeof english.galleryInputText> = {
  image: 'L’adresse de l’image est obligatoire',
}
