import type * as english from '@/features/phone-messages/rules/source-names'
import type { PanelTranslation } from '@/kernel/translation'

export const PHONE_SOURCE_NAMES: PanelTranslation<typeof english.PHONE_SOURCE_NAMES> = {
  'guest-page': 'sur la page de la réservation',
  staff: 'dit à notre équipe',
  reply: 'en répondant STOP ou START',
}
