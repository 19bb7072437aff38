import type * as english from '@/features/registration-cards/rules/card'
import type { Translation } from '@/kernel/translation'

export const PURPOSE_NAMES: Translation<typeof english.PURPOSE_NAMES> = {
  holiday: 'Vacances',
  business: 'Affaires',
  conference: 'Conférence ou formation',
  family: 'Famille ou amis',
  transit: 'Étape vers ailleurs',
  other: 'Autre chose',
}
