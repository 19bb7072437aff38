import type * as english from '@/features/concierge/web/concierge-button'
import type { Translation } from '@/kernel/translation'

export const CONCIERGE_BUTTON_WORDS: Translation<typeof english.CONCIERGE_BUTTON_WORDS> = {
  label: 'KI-Concierge',
  short: 'Concierge',
}
