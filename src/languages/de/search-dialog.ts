import type * as english from '@/features/search/web/search-dialog-text'
import { countNights } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const searchDialogText: Translation<typeof english.searchDialogText> = {
  title: 'Wann und zu wievielt?',
  prices: 'Unter jedem freien Tag: der niedrigste Preis einer Nacht, Frühstück inbegriffen.',
  noPrices: 'Die Preise lassen sich gerade nicht anzeigen. Ihre Tage können Sie trotzdem wählen.',
  nights: (stay) => (countNights(stay) === 1 ? '1 Nacht' : `${countNights(stay)} Nächte`),
  party: 'Wer reist mit?',
  adults: 'Erwachsene',
  children: 'Kinder',
  childrenHelp: 'Unter 18',
  fewer: (what) => `${what}: weniger`,
  more: (what) => `${what}: mehr`,
  age: (number) => `Alter von Kind ${number}`,
  ageUnknown: 'Alter',
  ageOf: (years) => (years === 0 ? 'Unter 1' : String(years)),
  cot: 'Ein Babybett',
  clear: 'Tage löschen',
  submit: 'Villen und Preise zeigen',
  datesMissing: 'Bitte wählen Sie An- und Abreisetag.',
  agesMissing: 'Bitte geben Sie das Alter jedes Kindes an.',
}
