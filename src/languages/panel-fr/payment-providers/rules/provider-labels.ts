import type * as english from '@/features/payment-providers/rules/provider-labels'
import type { PanelTranslation } from '@/kernel/translation'

export const PESAPAL_LABEL: PanelTranslation<typeof english.PESAPAL_LABEL> = 'Carte ou mobile money (Pesapal)'
