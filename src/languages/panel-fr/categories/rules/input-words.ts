import type * as english from '@/features/categories/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const categoryInputText: PanelTranslation<typeof english.categoryInputText> = {
  beds: 'Veuillez indiquer chaque sorte de lit une seule fois',
  name: 'Le nom de la catégorie est obligatoire',
}
