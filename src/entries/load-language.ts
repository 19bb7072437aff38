import type { Language } from '@/kernel/language'
import { addTranslations, type Translations } from '@/kernel/words'

/** Each is read once somebody asks for it. */
const LANGUAGES: Partial<Record<Language, () => Promise<{ translations: Translations }>>> = {
  fr: () => import('@/languages/fr/all-words'),
  sw: () => import('@/languages/sw/all-words'),
  de: () => import('@/languages/de/all-words'),
}

const loaded = new Map<Language, Promise<void>>()

/** Makes a language ready for `defineWords`; English always is. */
export async function loadLanguage(language: Language): Promise<void> {
  const load = LANGUAGES[language]
  if (!load) return
  const ready = loaded.get(language) ?? load().then((read) => addTranslations(language, read.translations))
  loaded.set(language, ready)
  await ready
}
