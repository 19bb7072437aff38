import type * as english from '@/features/billing/rules/payer-words'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const PAYER_WORDS: PanelTranslation<typeof english.PAYER_WORDS> = {
  guest: 'le client',
  ofSeveral: (payer, villas) => `${payer} (${countOf(villas, 'villa')})`,
}
