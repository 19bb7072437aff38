import type * as english from '@/features/housekeeping/rules/condition-words'
import type { PanelTranslation } from '@/kernel/translation'

export const CONDITION_WORDS: PanelTranslation<typeof english.CONDITION_WORDS> = {
  dirty: 'Sale',
  cleaning: 'En cours de ménage',
  clean: 'Propre',
  inspected: 'Contrôlée',
  'out-of-order': 'Hors service',
}
