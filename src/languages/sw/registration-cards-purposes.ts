import type * as english from '@/features/registration-cards/rules/card'
import type { Translation } from '@/kernel/translation'

export const PURPOSE_NAMES: Translation<typeof english.PURPOSE_NAMES> = {
  holiday: 'Likizo',
  business: 'Biashara',
  conference: 'Mkutano au mafunzo',
  family: 'Familia au marafiki',
  transit: 'Kupita njiani',
  other: 'Jambo jingine',
}
