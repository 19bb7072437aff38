import type * as english from '@/features/rates/rules/guest-price-words'
import type { Translation } from '@/kernel/translation'

export const GUEST_PRICE_WORDS: Translation<typeof english.GUEST_PRICE_WORDS> = {
  all: (included, costs) => `Bei inajumuisha ${included === 1 ? 'mgeni 1' : `wageni ${included}`}. ${costs}.`,
  further: (price) => `Kila mgeni wa ziada hulipa ${price} kwa usiku`,
  furtherFree: 'Mgeni wa ziada halipi kitu',
  child: (ages, price) => `mtoto ${ages} hulipa ${price}`,
  age: (age) => `wa miaka ${age}`,
  upTo: (age) => `wa hadi miaka ${age}`,
  ages: (from, to) => `wa miaka ${from} hadi ${to}`,
  nothing: '$0.00',
}
