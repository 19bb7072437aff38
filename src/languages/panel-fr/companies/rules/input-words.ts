import type * as english from '@/features/companies/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const companyInputText: PanelTranslation<typeof english.companyInputText> = {
  name: 'Veuillez indiquer le nom de la société',
}
