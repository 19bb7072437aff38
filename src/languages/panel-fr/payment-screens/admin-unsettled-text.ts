import { UNSETTLED_EMAIL_KIND } from '@/features/online-payments/rules/unsettled-email-kind'
import type * as english from '@/features/payment-screens/web/admin-unsettled-text'
import type { PanelTranslation } from '@/kernel/translation'

export const UNSETTLED_MAIL_KINDS: PanelTranslation<typeof english.UNSETTLED_MAIL_KINDS> = {
  [UNSETTLED_EMAIL_KIND]: 'Paiement à vérifier',
}
