import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/kernel/language'
import { findButtonWords, judgeButtonWord, tellProblem, wordAt } from './button-words'
import { listFiles, type Problem } from './tree'

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** Words of buttons that are too long in another language, and of how many it was looked for. */
export async function findLongButtons(
  paths: readonly string[] = listFiles('.', 'src'),
): Promise<{ problems: Problem[]; words: number }> {
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
  const files = Object.fromEntries(sources.map((path) => [path, readFileSync(path, 'utf8')]))
  const problems: Problem[] = []
  let words = 0
  for (const word of findButtonWords(files)) {
    const room = new RegExp(`defineWords\\(\\s*'([\\w-]+)\\.${word.name}'`).exec(files[word.file] ?? '')?.[1]
    if (!room) continue
    words += 1
    const english = wordAt((await load(word.file))[word.name], word.place)
    for (const language of OTHERS) {
      const other = wordAt((await load(`src/languages/${language}/${room}.ts`))[word.name], word.place)
      const message = judgeButtonWord(english, other)
      if (message) problems.push(tellProblem(word, language, room, message))
    }
  }
  if (words === 0)
    problems.push({ path: 'src', message: 'no words of buttons were found: nothing was measured' })
  return { problems, words }
}

async function load(file: string): Promise<Record<string, unknown>> {
  return await import(pathToFileURL(resolve(file)).href)
}
