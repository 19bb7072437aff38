import type * as english from '@/features/rate-plans/rules/terms-for-staff'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const STAFF_TERMS: PanelTranslation<typeof english.STAFF_TERMS> = {
  unchanged: 'tarif public',
  off: (percent) => `−${percent} %`,
  more: (percent) => `+${percent} %`,
  offNight: (amount) => `${amount} de moins par nuit`,
  moreNight: (amount) => `${amount} de plus par nuit`,
  nonRefundable: 'non remboursable',
  property: 'annulation aux conditions de l’hôtel',
  freeUntil: (hours) => `annulation gratuite jusqu’à ${countOf(hours, 'heure')} avant l’arrivée`,
}
