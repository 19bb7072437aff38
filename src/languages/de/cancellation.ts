import type * as english from '@/features/cancellation/text'
import type { Translation } from '@/kernel/translation'

export const ENDING_WORDS: Translation<typeof english.ENDING_WORDS> = {
  fees: { cancelled: 'Gebühr für späte Stornierung', 'no-show': 'Gebühr bei Nichtanreise' },
  discountEnded: 'Rabatt mit dem Aufenthalt entfallen',
}

export const CANCELLING_WORDS: Translation<typeof english.CANCELLING_WORDS> = {
  label: 'Stornierung',
  freeUntil: (instant) => `Kostenlos bis ${instant}, Ortszeit des Hotels`,
  never: 'Nicht erstattbar: Eine Stornierung kostet den vollen Preis der Nächte.',
  comesBack: 'Solange die Stornierung kostenlos ist, bekommen Sie den Betrag zurück.',
  notFree: 'Nicht mehr kostenlos: Ihre Anreise ist zu nah.',
}
