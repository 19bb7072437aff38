import type * as english from '@/features/stay-words/rules/typed-words'
import type { Translation } from '@/kernel/translation'

export const TYPED_WORDS: Translation<typeof english.TYPED_WORDS> = {
  name: 'Bitte geben Sie Vor- und Nachnamen an',
  nameAlone: 'Bitte geben Sie nur einen Namen an, in einer Zeile',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  reference:
    'Eine Buchungsnummer hat acht Buchstaben und Ziffern, ohne 0, 1, I, L, O und andere, die sich ähneln.',
  ages: (oldest) => `Bitte geben Sie ein Alter von 0 bis ${oldest} an`,
  extraTwice: 'Bitte nennen Sie jedes Extra nur einmal',
  lastBeforeFirst: 'Der letzte Tag darf nicht vor dem ersten liegen',
  tooManyDays: (most) => `Bitte fragen Sie höchstens ${most} Tage ab`,
}
