import type * as english from '@/features/checkout/web/plain-way'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  note: 'Ohne JavaScript geht Ihre Buchung Seite für Seite weiter.',
  next: 'Weiter',
}
