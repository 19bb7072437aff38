import type { Language } from './language'

/** The languages the panel is built in, wholly or in part (docs/decisions/languages.md). */
export const PANEL_LANGUAGES = ['en', 'fr'] as const satisfies readonly Language[]

export type PanelLanguage = (typeof PANEL_LANGUAGES)[number]

/** Where a browser keeps the language the panel opens in, also before anybody has signed in. */
export const PANEL_LANGUAGE_COOKIE = 'panel-language'

/** One of the panel's languages by its code; undefined for any other text. */
export function toPanelLanguage(code: string | undefined): PanelLanguage | undefined {
  return PANEL_LANGUAGES.find((one) => one === code)
}

/** By which a call of the panel says in which language its refusals are read. */
export const PANEL_LANGUAGE_HEADER = 'panel-language'
