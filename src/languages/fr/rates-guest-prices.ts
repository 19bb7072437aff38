import type * as english from '@/features/rates/rules/guest-price-words'
import type { Translation } from '@/kernel/translation'

export const GUEST_PRICE_WORDS: Translation<typeof english.GUEST_PRICE_WORDS> = {
  all: (included, costs) =>
    `Le prix comprend ${included === 1 ? '1 personne' : `${included} personnes`}. ${costs}.`,
  further: (price) => `Chaque personne de plus coûte ${price} par nuit`,
  furtherFree: 'Les personnes de plus ne paient rien',
  child: (ages, price) => `un enfant ${ages} ${price}`,
  age: (age) => (age === 1 ? 'd’un an' : `de ${age} ans`),
  upTo: (age) => (age < 2 ? `jusqu’à ${age} an` : `jusqu’à ${age} ans`),
  ages: (from, to) => `de ${from} à ${to} ans`,
  nothing: 'rien',
}
