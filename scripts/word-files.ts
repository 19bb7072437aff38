import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A list of `words/`: its lines, and the examples that stand below some of them. */
export type WordList = {
  name: string
  lines: string[]
  examples: { line: string; text: string; sign: string; result: string }[]
}

const FOLDER = path.resolve(import.meta.dirname, '../src/features/questions/words')

/** All lists: each begins with `## name: what it holds`; `> text -> words` or `> text = count` is an example of the line above it. */
export function readWordLists(): WordList[] {
  return readFiles()
    .flatMap((text) => text.split(/^## /m).slice(1))
    .map((section) => {
      const [head = '', ...rest] = section.split('\n')
      const list: WordList = { name: head.replace(/:.*/, ''), lines: [], examples: [] }
      for (const line of rest.filter((one) => one !== '')) {
        const example = /^> (.*) (=|->) ?(.*)$/.exec(line)
        if (!example) list.lines.push(line)
        else {
          const [, told = '', sign = '', result = ''] = example
          list.examples.push({ line: list.lines.at(-1) ?? '', text: told, sign, result })
        }
      }
      return list
    })
}

/** What all files come to. */
export function hashWordFiles(): string {
  return createHash('sha256').update(readFiles().join('')).digest('hex').slice(0, 16)
}

function readFiles(): string[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
}
