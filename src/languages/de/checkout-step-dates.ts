import type * as english from '@/features/checkout/web/step-dates-text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_DATES_WORDS: Translation<typeof english.STEP_DATES_WORDS> = {
  missing: 'Bitte wählen Sie An- und Abreisetag.',
  free: (count, cents) =>
    `${count === 1 ? '1 Villa ist' : `${count} Villen sind`} frei, insgesamt ab ${formatPrice(cents)}.`,
  none: 'Keine einzelne Villa ist in allen diesen Nächten frei. Vielleicht passen andere Tage, oder gehen Sie weiter zu unseren Vorschlägen.',
  clear: 'Tage löschen',
}
