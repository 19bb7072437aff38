import type * as english from '@/features/rates-grid/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const gridInputText: PanelTranslation<typeof english.gridInputText> = {
  row: 'Veuillez choisir une catégorie ou une villa dans la grille.',
  past: 'Ces nuits sont passées. Veuillez choisir des nuits à partir d’aujourd’hui.',
  tooMany: 'Veuillez ne pas choisir plus d’un an à la fois.',
  weekdays: 'Aucune des nuits choisies n’est l’un de ces jours de la semaine. Veuillez en choisir d’autres.',
  price: 'Veuillez indiquer le prix d’une nuit.',
  list: 'Veuillez indiquer des nombres séparés par des virgules',
}
