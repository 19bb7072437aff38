import type * as english from '@/features/booking-plans/rules/plan-problems'
import type { PanelTranslation } from '@/kernel/translation'

export const PLAN_PROBLEMS: PanelTranslation<typeof english.PLAN_PROBLEMS> = {
  nothingLeft: 'Il ne reste aucune nuit dont le plan tarifaire pourrait changer.',
  board: 'Cette villa n’est plus proposée avec ces repas.',
}
