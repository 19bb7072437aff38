import type * as english from '@/features/consents/rules/purposes'
import type { Translation } from '@/kernel/translation'

export const CONSENT_SENTENCES: Translation<typeof english.CONSENT_SENTENCES> = {
  reviews: 'Hoteli inaweza kuniuliza kwa barua pepe, mara moja baada ya kila ukaaji, jinsi ulivyokuwa.',
  offers: 'Hoteli inaweza kunitumia ofa na habari kwa barua pepe.',
}
