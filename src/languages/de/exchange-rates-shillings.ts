import type * as english from '@/features/exchange-rates/web/shillings'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  show: 'Auch in Schilling zeigen',
  hide: 'Nur Dollar',
  about: (amount) => `etwa ${amount}`,
  note: (day) => `Zum Vergleich, nach unserem Kurs vom ${day}. Der Preis gilt in Dollar.`,
}
