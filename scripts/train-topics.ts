import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { plainText, subjectStems } from '../src/features/questions/understand/plain-words'
import { seededRandom } from './train-classifier'

/** A question with what it is about and the language it is in. */
export type Example = { topic: string; language: string; text: string }

/** What a topic's file holds beside its examples: the words it is known by, those its note is found by, and a question for it. */
export type Topic = {
  id: string
  words: string[]
  notes: string | null
  /** By language. */
  questions: Record<string, string>
  examples: Example[]
}

export const TOPICS_FOLDER = path.resolve(import.meta.dirname, '../src/features/questions/topics')
const SEED = 20_270_310
/** What villas are called in examples that name one. */
const NAMES = ['villaname', 'villaname', 'rose villa', 'honeymoon villa', 'residence', 'deluxe', 'villa']

/** Every topic's file. */
export function readTopics(): Topic[] {
  return readdirSync(TOPICS_FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(TOPICS_FOLDER, name), 'utf8')
      const id = name.replace('.txt', '')
      const told = (head: string) => new RegExp(`^# ${head}: (.*)$`, 'm').exec(text)?.[1]
      return {
        id,
        words: told('Words')?.split(', ') ?? [],
        notes: told('Notes') ?? null,
        questions: questionsOf(readLines(text, id), told('Question')),
        examples: readLines(text, id),
      }
    })
}

/** A question for the topic in each of its languages: the one that is told in so many words, else its first example. */
function questionsOf(examples: readonly Example[], english: string | undefined): Record<string, string> {
  const firsts = new Map(examples.toReversed().map(({ language, text }) => [language, text]))
  return {
    ...Object.fromEntries([...firsts].map(([language, text]) => [language, putProperly(text, language)])),
    ...(english && { en: english }),
  }
}

/** As people write who take their time: 'Gibt es einen Pool?' */
function putProperly(text: string, language: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[?!.]$/.test(begun) ? begun : `${begun}${language === 'fr' ? ' ' : ''}?`
}

/** What all examples and the words they are read by come to: where the weights name another value, they are stale. */
export function hashExamples(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(TOPICS_FOLDER).sort())
    hash.update(readFileSync(path.join(TOPICS_FOLDER, name)))
  return hash
    .update(readFileSync(path.join(TOPICS_FOLDER, '../words/plain.txt')))
    .digest('hex')
    .slice(0, 16)
}

/** Sentences that show what languages look like, beside those of the topics. */
export function readLanguages(): Example[] {
  return readLines(readFileSync(path.join(TOPICS_FOLDER, 'languages.list'), 'utf8'), '')
}

/** A line each: `fr: …` is in French, one without such a mark in English. */
function readLines(text: string, topic: string): Example[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, language = 'en', told = ''] = /^(?:([a-z]{2,3}): )?(.*)$/.exec(line) ?? []
      return { topic, language, text: told }
    })
}

/** What guests say around a question; `…` stands for the question. */
const CHATTER = readLines(readFileSync(path.join(TOPICS_FOLDER, 'chatter.list'), 'utf8'), '').map(
  ({ text }) => text,
)

/** The examples, each with a villa's name where it speaks of one, misspelt in two ways, and in the midst of other talk. */
export function varyExamples<Item extends { text: string; language: string }>(
  examples: readonly Item[],
): Item[] {
  const random = seededRandom(SEED)
  return examples.flatMap((example) => {
    const nameOne = () => NAMES[Math.floor(random() * NAMES.length)] ?? ''
    const named = () => example.text.replace(/\{villa\}/g, nameOne)
    const slipped = misspell(named(), random)
    const around = () => CHATTER[Math.floor(random() * CHATTER.length)] ?? '…'
    const told = [
      named(),
      slipped,
      misspell(slipped, random),
      around().replace('…', named),
      ...(example.language === 'en'
        ? [
            around().replace('…', named),
            writeByEar(named(), random),
            writeByEar(misspell(named(), random), random),
          ]
        : []),
    ]
    return told.map((text) => ({ ...example, text }))
  })
}

/** Spellings by ear, as phones are typed on. */
const BY_EAR: readonly (readonly [string, string])[] = [
  ['tion', 'shon'],
  ['ight', 'yt'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['oo', 'u'],
  ['ea', 'e'],
  ['ee', 'i'],
  ['th', 'd'],
  ['wh', 'w'],
  ['ou', 'u'],
  ['qu', 'kw'],
  ['er', 'a'],
  ['ing', 'in'],
  ['ll', 'l'],
  ['ss', 's'],
  ['tt', 't'],
  ['y', 'i'],
  ['c', 'k'],
]

/** A text in which about half of what is spelt otherwise than it sounds is written by ear. */
function writeByEar(text: string, random: () => number): string {
  return BY_EAR.reduce(
    (told, [letters, sound]) => told.replaceAll(letters, (found) => (random() < 0.5 ? sound : found)),
    text,
  )
}

/** One slip of the fingers in a word of four letters or more. */
function misspell(text: string, random: () => number): string {
  const words = text.split(' ')
  const long = words.flatMap((word, place) => (/^\p{L}{4,}/u.test(word) ? [place] : []))
  const place = long[Math.floor(random() * long.length)]
  if (place === undefined) return text
  const word = words[place] ?? ''
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [head, one, two, tail] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  const slips = [
    `${head}${two}${one}${tail}`,
    `${head}${two}${tail}`,
    `${head}${one}${one}${two}${tail}`,
    word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, ''),
  ]
  words[place] = slips[Math.floor(random() * slips.length)] ?? word
  return words.join(' ')
}

/** What the classifier of topics learns from: the examples in all their spellings, and the words topics are known by. */
export function toLessons(
  topics: readonly Topic[],
  examples: readonly Example[],
): { label: string; text: string }[] {
  return [
    ...varyExamples(examples).map(({ topic, text }) => ({ label: topic, text })),
    ...topics.flatMap(({ id, words }) => words.map((text) => ({ label: id, text }))),
  ]
}

/** The stems of each topic's words and examples. */
export function stemsByTopic(
  topics: readonly Topic[],
  examples: readonly Example[],
): Map<string, Set<string>> {
  const stems = new Map(topics.map(({ id, words }) => [id, new Set(words.flatMap(subjectStems))]))
  for (const { topic, text } of examples)
    for (const stem of subjectStems(plainText(text))) stems.get(topic)?.add(stem)
  return stems
}
