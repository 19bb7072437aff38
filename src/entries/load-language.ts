import type { Language } from '@/kernel/language'
import { addTranslations, type Translations } from '@/kernel/words'

/** Each is read once somebody asks for it. */
const LANGUAGES: Partial<Record<Language, () => Promise<{ translations: Translations }>>> = {
  fr: () => import('@/languages/fr'),
  sw: () => import('@/languages/sw'),
  de: () => import('@/languages/de'),
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
