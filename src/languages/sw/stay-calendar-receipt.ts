import type * as english from '@/features/stay-calendar/web/receipt-text'
import type { Translation } from '@/kernel/translation'

export const CONFIRMATION_WORDS: Translation<typeof english.CONFIRMATION_WORDS> = {
  nights: 'Usiku',
  taxes: 'Kodi zimejumuishwa.',
  requests: 'Maombi',
}
