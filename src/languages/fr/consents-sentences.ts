import type * as english from '@/features/consents/rules/purposes'
import type { Translation } from '@/kernel/translation'

export const CONSENT_SENTENCES: Translation<typeof english.CONSENT_SENTENCES> = {
  reviews: 'L’hôtel peut me demander par e-mail, une fois après chaque séjour, comment il s’est passé.',
  offers: 'L’hôtel peut m’envoyer des offres et des nouvelles par e-mail.',
}
