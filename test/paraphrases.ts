import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Ways of asking, as the voices of the questions held apart are marked. */
export const VOICES = {
  p: 'plain',
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

/** What questions are about, by the topics they may be taken for; all else is about the hotel. */
export const KINDS: Readonly<Record<string, RegExp>> = {
  'stays and booking': /^(?:stay-|types|villa-count|limits|book-how|own-booking)/,
  money: /^(?:pay|cancel|currency|tax|invoice|child-prices|discount|weekend)/,
  meals: /^(?:boards|breakfast|meal-hours|menu|diet|table|bar-hours)/,
  'the region': new RegExp(
    `^(?:${[
      ...['address', 'way', 'distance', 'transfer', 'attractions', 'park-', 'weather', 'safety', 'health'],
      ...['hospital', 'worship', 'shopping', 'tailor', 'forex', 'sim-cards'],
    ].join('|')})`,
  ),
  'the hotel': /./,
}

/** The kind of what a question is about. */
export function kindOfParaphrase({ topics: [topic = ''] }: Paraphrase): string {
  return Object.entries(KINDS).find(([, isOf]) => isOf.test(topic))?.[0] ?? ''
}

/** Questions held apart, a line each: what they may be taken to be about, the voice, the question. */
export function readHeldApart(file: 'paraphrases-held.txt' | 'paraphrases-apart.txt'): Paraphrase[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [topics = '', voice = '', ask = ''] = line.split('|')
      return { topics: topics.split(','), voice, ask }
    })
}
