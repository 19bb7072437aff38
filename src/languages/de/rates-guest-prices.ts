import type * as english from '@/features/rates/rules/guest-price-words'
import type { Translation } from '@/kernel/translation'

export const GUEST_PRICE_WORDS: Translation<typeof english.GUEST_PRICE_WORDS> = {
  all: (included, costs) =>
    `Im Preis ${included === 1 ? 'ist 1 Gast' : `sind ${included} Gäste`} enthalten. ${costs}.`,
  further: (price) => `Jeder weitere Gast kostet ${price} pro Nacht`,
  furtherFree: 'Weitere Gäste kosten nichts',
  child: (ages, price) => `ein Kind ${ages} ${price}`,
  age: (age) => (age === 1 ? 'von 1 Jahr' : `von ${age} Jahren`),
  upTo: (age) => (age === 1 ? 'bis 1 Jahr' : `bis ${age} Jahre`),
  ages: (from, to) => `von ${from} bis ${to} Jahren`,
  nothing: 'nichts',
}
