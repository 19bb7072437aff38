import type * as english from '@/features/billing/rules/payer-words'
import { countOf } from '@/kernel/count-of'
import type { PanelTranslation } from '@/kernel/translation'

export const PAYER_WORDS: PanelTranslation<typeof english.PAYER_WORDS> = {
  guest: 'le client',
  ofSeveral: (payer, villas) => `${payer} (${countOf(villas, 'villa')})`,
}
