/** The languages the site can speak to guests, by their codes of BCP 47 (docs/decisions/languages.md). */
export const LANGUAGES = ['en', 'fr', 'sw', 'de'] as const satisfies readonly (keyof typeof LANGUAGE_NAMES)[]

/** Each by its own name, as those know it who look for it. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', sw: 'Kiswahili', de: 'Deutsch' } as const

/** Each as Open Graph knows it: a language with a country where it has one for it. */
export const SHARED_LOCALES = { en: 'en_GB', fr: 'fr_FR', sw: 'sw_KE', de: 'de_DE' } as const

export type Language = keyof typeof LANGUAGE_NAMES

export const DEFAULT_LANGUAGE = 'en' satisfies Language

let read: () => Language = () => DEFAULT_LANGUAGE

/**
 * The language of what is made just now: on the server that of the request or mail at hand; in a browser that of its
 * program, where scripts/language-plugin.ts writes it out in the place of each call.
 */
export function currentLanguage(): Language {
  return read()
}

/** How the server knows it; called once, by who remembers it. */
export function readLanguageBy(reader: () => Language): void {
  read = reader
}

/** Elsewhere, staff's own, and what is the same in all languages. */
const OF_NO_LANGUAGE =
  /^(?!\/)|^\/(\/|(admin|staff-assets|assets|uploads|api\/(admin|auth|assets|placeholder|video-posters))(?=[/?#]|$))/

/** The address of a page or call of ours in the current language: `/fr/villas` of `/villas`. English ones have nothing before them. */
export function inLanguage(address: string): string {
  return addressIn(currentLanguage(), address)
}

export function addressIn(language: Language, address: string): string {
  if (language === DEFAULT_LANGUAGE || OF_NO_LANGUAGE.test(address)) return address
  return `/${language}${address}`
}

/** The language an address begins with and the rest, which all languages share: `fr` and `/villas` of `/fr/villas`. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const [, code, rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(address) ?? []
  const language = LANGUAGES.find((one) => one === code && one !== DEFAULT_LANGUAGE)
  const path = rest.startsWith('/') ? rest : `/${rest}`
  return language && !OF_NO_LANGUAGE.test(path)
    ? { language, path }
    : { language: DEFAULT_LANGUAGE, path: address }
}
