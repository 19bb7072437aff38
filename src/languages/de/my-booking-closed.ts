import type * as english from '@/features/my-booking/rules/closed-words'
import type { Translation } from '@/kernel/translation'

export const CLOSED_WORDS: Translation<typeof english.CLOSED_WORDS> = {
  all: 'Diese Buchung lässt sich hier nicht mehr ändern. Bitte rufen Sie uns an.',
  stay: 'Daten, Villa und Verpflegung lassen sich hier nicht mehr ändern: Die Frist für die kostenlose Stornierung ist vorbei. Bitte rufen Sie uns an.',
  plan: (name) =>
    `Ihr Tarif ist ${name}; Daten, Villa und Verpflegung bleiben dabei wie gebucht. Bitte rufen Sie uns an.`,
  price:
    'Die Rezeption hat mit Ihnen einen Preis für diesen Aufenthalt vereinbart; sie ändert daher Daten, Villa und Verpflegung für Sie. Bitte rufen Sie uns an.',
  cancel: 'Diese Buchung lässt sich hier nicht mehr stornieren. Bitte rufen Sie uns an.',
}
