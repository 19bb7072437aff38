import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashWordFiles, readWordLists } from './word-files'

/** The first step of `npm run train:concierge`: the lists of `words/` as the server loads them. */
const OUTPUT = path.resolve(import.meta.dirname, '../src/features/questions/understand/word-lists.gen.ts')
const lists = Object.fromEntries(readWordLists().map(({ name, lines }) => [name, lines.join('\n')]))

writeFileSync(
  OUTPUT,
  `// Made by \`npm run train:concierge\` out of the lists in words/. Change those, not this.
export const WORDS_HASH = '${hashWordFiles()}'
export const WORD_LISTS = ${JSON.stringify(lists)} as const
`,
)
