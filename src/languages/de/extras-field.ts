import type * as english from '@/features/extras/web/extras-text'
import type { Translation } from '@/kernel/translation'

export const EXTRAS_FIELD_WORDS: Translation<typeof english.EXTRAS_FIELD_WORDS> = {
  legend: 'Noch etwas für Ihren Aufenthalt?',
  help: 'Nur wenn Sie mögen. Sie bezahlen es mit dem Aufenthalt.',
  soldOut: 'An diesen Tagen ausgebucht',
  inAll: (amount) => `${amount} insgesamt`,
  extras: 'Extras',
  withExtras: 'Gesamtpreis mit Extras',
}
