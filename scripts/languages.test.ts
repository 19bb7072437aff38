import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/kernel/language'
import { listFiles } from './check/tree'

const sources = listFiles('.', 'src').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** What names the files of words, and holds none. */
const LISTS = ['all-words', 'server-only-words']

/** `bookings.STATUS_WORDS`, of everything that is asked for by name. */
function namesIn(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdefineWords\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  )
}

/** The same of what a language has. */
function translatedNames(language: string): string[] {
  const folder = `src/languages/${language}`
  const files = readdirSync(folder).filter((file) => !LISTS.includes(file.replace(/\.ts$/, '')))
  return files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, own]) => `${file.replace(/\.tsx?$/, '')}.${own}`,
    ),
  )
}

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

test('no two words have one name', () => {
  const names = namesIn(sources)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(names.filter((name) => !/^[a-z][a-z0-9-]*\.\w+$/.test(name))).toEqual([])
})

test('a language has every word that is asked for, and none beside', () => {
  const names = namesIn(sources)
  for (const language of others) {
    const translated = translatedNames(language)
    expect({ language, missing: names.filter((name) => !translated.includes(name)) }).toEqual({
      language,
      missing: [],
    })
    expect({ language, unused: translated.filter((name) => !names.includes(name)) }).toEqual({
      language,
      unused: [],
    })
  }
})

test('the server finds every file of a language', () => {
  for (const language of others) {
    const folder = `src/languages/${language}`
    const list = LISTS.map((name) => readFileSync(`${folder}/${name}.ts`, 'utf8')).join('')
    const files = readdirSync(folder).map((file) => file.replace(/\.tsx?$/, ''))
    const named = files.filter((file) => new RegExp(`^  (?:'${file}': |${file},)`, 'm').test(list))
    expect({ language, named }).toEqual({ language, named: files.filter((file) => !LISTS.includes(file)) })
  }
})
