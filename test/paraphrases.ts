import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Ways of asking, as the voices of `paraphrases-held.txt` are marked. */
export const VOICES = {
  t: 'terse',
  c: 'chatty',
  m: 'misspelt',
  e: 'East African English',
  n: 'not at home in English',
  f: 'French',
  s: 'Kiswahili',
  g: 'German',
} as const

export type Paraphrase = { topics: readonly string[]; voice: string; ask: string }

/** The questions held apart, a line each: what they may be taken to be about, the voice, the question. */
export function readHeldApart(): Paraphrase[] {
  const text = readFileSync(path.join(import.meta.dirname, 'paraphrases-held.txt'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [topics = '', voice = '', ask = ''] = line.split('|')
      return { topics: topics.split(','), voice, ask }
    })
}
