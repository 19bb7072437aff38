import type * as english from '@/features/registration-cards/rules/card'
import type { Translation } from '@/kernel/translation'

export const PURPOSE_NAMES: Translation<typeof english.PURPOSE_NAMES> = {
  holiday: 'Urlaub',
  business: 'Geschäftlich',
  conference: 'Tagung oder Schulung',
  family: 'Familie oder Freunde',
  transit: 'Auf der Durchreise',
  other: 'Etwas anderes',
}
