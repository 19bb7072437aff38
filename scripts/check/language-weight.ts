import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  addressIn,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  splitLanguage,
} from '../../src/kernel/language'
import { startBuiltServer } from '../built-server'
import { onePageOfAKind, readPublicPages } from '../public-pages'
import { inKb, type Manifest, scriptsOf } from './bundles'

/** How much more JavaScript a page may load in another language than in English, in bytes as sent (brotli). */
const MOST_MORE = 3 * 1024
const CLIENT = 'dist/client'

export type LanguageWeight = { language: Language; path: string; bytes: number; english: number }

/** Weighs the scripts of a page of each kind in every language, as the built server names them. */
export async function checkLanguageWeights(): Promise<{ ok: boolean; output: string }> {
  const weights = await weighLanguages()
  const problems = judgeLanguages(weights)
  return { ok: problems.length === 0, output: problems.join('\n') || tellMost(weights) }
}

/** What is over the budget, in words. */
export function judgeLanguages(weights: readonly LanguageWeight[]): string[] {
  if (weights.length === 0) return ['no page was weighed in another language']
  const unmeasured = weights.filter(({ bytes, english }) => bytes === 0 || english === 0)
  const heavy = weights.filter(({ bytes, english }) => bytes - english > MOST_MORE)
  return [
    ...unmeasured.map(
      ({ language, path }) =>
        `/${language}${path}: names no script there or in English: nothing was measured`,
    ),
    ...heavy.map(
      ({ language, path, bytes, english }) =>
        `/${language}${path}: JavaScript is ${inKb(bytes)}, ${inKb(bytes - english)} more than in English; the limit is ${inKb(MOST_MORE)} more: let the server say what the page need not`,
    ),
  ]
}

async function weighLanguages(): Promise<LanguageWeight[]> {
  const server = await startBuiltServer({ SITE_LANGUAGES: LANGUAGES.join() })
  try {
    const listed = (await readPublicPages(server.url)).filter(
      (path) => splitLanguage(path).language === DEFAULT_LANGUAGE,
    )
    const weights: LanguageWeight[] = []
    for (const path of onePageOfAKind(listed)) {
      const weigh = async (language: Language) => {
        const html = await (await fetch(new URL(addressIn(language, path), server.url))).text()
        const files = scriptsOf(html, readManifest(language))
        return files.reduce((total, file) => total + statSync(join(CLIENT, `${file}.br`)).size, 0)
      }
      const english = await weigh(DEFAULT_LANGUAGE)
      for (const language of LANGUAGES)
        if (language !== DEFAULT_LANGUAGE)
          weights.push({ language, path, bytes: await weigh(language), english })
    }
    return weights
  } finally {
    await server.close()
  }
}

function readManifest(language: Language): Manifest {
  const name = language === DEFAULT_LANGUAGE ? 'manifest.json' : `manifest.${language}.json`
  return JSON.parse(readFileSync(join(CLIENT, '.vite', name), 'utf8'))
}

function tellMost(weights: readonly LanguageWeight[]): string {
  const more = ({ bytes, english }: LanguageWeight) => bytes - english
  return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => {
      const [most] = weights
        .filter((weight) => weight.language === language)
        .sort((one, other) => more(other) - more(one))
      return most ? `${language} at most ${inKb(more(most))} more (${most.path})` : `${language} nothing`
    })
    .join(', ')
}
