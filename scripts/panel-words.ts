import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../src/kernel/language.ts'
import { PANEL_LANGUAGES, type PanelLanguage } from '../src/kernel/panel-language.ts'

/** French keeps its tall marks on the line of the word beside them; in code the space is as good as another. */
const BESIDE_MARK = / (?=[:;?!»%])|(?<=«) /g

/**
 * The panel speaks one language: a file of words for staff that the language has too is read from there
 * (docs/decisions/languages.md). In English nothing is changed.
 */
export function panelWordsPlugin(language: PanelLanguage): Plugin | null {
  if (language === DEFAULT_LANGUAGE) return null
  return {
    name: 'panel-words',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/.+\.ts$/ },
      handler: (id) => {
        const root = id.slice(0, id.lastIndexOf('/src/') + 1)
        const translated = translationOf(language, id.slice(root.length))
        if (!translated || !existsSync(root + translated)) return null
        return `export * from '@/${translated.replace(/^src\/|\.ts$/g, '')}'`
      },
    },
    transform: {
      filter: { id: /\/src\/languages\/panel-fr\// },
      handler: (code) => ({ code: code.replace(BESIDE_MARK, '\u00a0'), map: null }),
    },
  }
}

/**
 * Where a language has the words of a file, if it has them: src/languages/panel-fr/front-desk/admin-text.ts of
 * src/features/front-desk/web/admin-text.ts. Null for what is no English.
 */
export function translationOf(language: PanelLanguage, file: string): string | null {
  if (file.startsWith('src/languages/')) return null
  const short = file.replace(/^src\/(?:features\/|web\/)?/, '').replace('/web/', '/')
  return `src/languages/panel-${language}/${short}`
}

/** `panel` is the panel in English, `panel-fr` in French; null for a build of something else. */
export function panelLanguageOf(mode: string): PanelLanguage | null {
  return PANEL_LANGUAGES.find((language) => panelMode(language) === mode) ?? null
}

/** How Vite is asked for the panel in a language. */
export function panelMode(language: PanelLanguage): string {
  return language === DEFAULT_LANGUAGE ? 'panel' : `panel-${language}`
}
