import type * as english from '@/features/todays-desk/rules/balance-text'
import type { PanelTranslation } from '@/kernel/translation'

export const balanceText: PanelTranslation<typeof english.balanceText> = {
  back: (amount) => `${amount} à rembourser`,
  inFull: 'Entièrement payé',
  nothing: 'Rien à payer',
  due: (amount) => `${amount} à payer`,
  paid: (amount) => `${amount} payés`,
}
