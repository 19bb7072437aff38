import type { Language } from '@/kernel/language'

/** What staff call the languages of guests. */
const NAMES: Record<Language, string> = { en: 'English', fr: 'French', sw: 'Kiswahili', de: 'German' }

export const translationText = {
  column: 'Languages',
  name: (language: Language) => NAMES[language],
  translate: (name: string) => `Translate ${name}`,
  title: (name: string) => `${name} in other languages`,
  tab: (language: Language, missing: number, changed: number) =>
    NAMES[language] + (missing > 0 ? `: ${missing} missing` : changed > 0 ? ': English changed' : ''),
  missing: (languages: string) => `Missing: ${languages}`,
  changed: (languages: string) => `English changed since: ${languages}`,
  isMissing: 'Something is missing',
  hasChanged: 'English has changed',
  complete: 'Complete',
  help: 'Guests read the English text wherever there is no other. Prices and pictures are the same in all languages.',
  nothing: 'There is nothing to translate yet: write the English text first.',
  english: 'English',
  fieldChanged: 'The English text has changed since this was translated.',
  fits: 'Texts that I do not change here still fit the English',
  done: 'Translations saved',
  failed: 'The translations could not be saved',
  notLoaded: 'What is translated could not be loaded.',
} as const
