import type * as english from '@/features/grounds/web/grounds-text'
import type { Translation } from '@/kernel/translation'

export const GROUNDS_WORDS: Translation<typeof english.GROUNDS_WORDS> = {
  note: 'Unsere Anlage, frei gezeichnet und nicht maßstäblich. Die Liste sagt dasselbe.',
  taken: (names) => `In diesen Nächten belegt: ${names.join(', ')}.`,
  offPlan: (names) => `Noch nicht auf dem Plan: ${names.join(', ')}.`,
  state: { free: 'frei', chosen: 'Ihre', taken: 'belegt', here: 'hier', plain: '', other: '' },
  places: {
    reception: 'Rezeption',
    restaurant: 'Restaurant',
    hall: 'Saal',
    parking: 'Parkplatz',
    bananas: 'Bananen',
  },
}
