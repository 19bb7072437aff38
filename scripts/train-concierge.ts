import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Weights, ZEROS } from '../src/features/questions/understand/classifier'
import { subjectStems } from '../src/features/questions/understand/plain-words'
import {
  type Example,
  hashExamples,
  readLanguages,
  readTopics,
  TOPICS_FOLDER,
  train,
  varyExamples,
} from './train-topics'

/** `npm run train:concierge` makes the concierge's understanding out of the examples in `topics/`. */
const LEAST_STEP = 4
const OUTPUT = path.resolve(TOPICS_FOLDER, '../understand/topic-weights.gen.ts')

const topics = readTopics()
const examples = topics.flatMap((topic) => topic.examples)
const ofTopics = train([
  ...varyExamples(examples).map(({ topic, text }) => ({ label: topic, text })),
  ...topics.flatMap(({ id, words }) => words.map((text) => ({ label: id, text }))),
])
const ofLanguages = train(
  [...examples, ...varyExamples(readLanguages())].map(({ language, text }) => ({ label: language, text })),
)

writeFileSync(
  OUTPUT,
  `// Made by \`npm run train:concierge\` out of the examples in topics/. Change those, not this.
export const EXAMPLES_HASH = '${hashExamples()}'
export const TOPICS = ${JSON.stringify(ofTopics.labels)} as const
export const LANGUAGES = ${JSON.stringify(ofLanguages.labels)} as const
/** Words by which the note is found that answers a topic. */
export const TOPIC_NOTES: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(topics.flatMap(({ id, notes }) => (notes ? [[id, notes]] : []))))}
export const TOPIC_QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(topics.map(({ id, questions }) => [id, questions])))}
/** The words topics are known by, and the stems of all their examples. */
export const TOPIC_WORDS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(topics.map(({ id, words }) => [id, words.join(' ')])))}
export const TOPIC_STEMS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(topics.map(({ id, words, examples: own }) => [id, stemsOf(words, own)])))}
${pack('TOPIC_WEIGHTS', ofTopics)}
${pack('LANGUAGE_WEIGHTS', ofLanguages)}
`,
)

function stemsOf(words: readonly string[], own: readonly Example[]): string {
  const texts = [...words, ...own.filter(({ language }) => language === 'en').map(({ text }) => text)]
  return [...new Set(texts.flatMap((text) => subjectStems(text.toLowerCase())))].join(' ')
}

function pack(name: string, { steps, scale, bias, telling }: Weights): string {
  const bytes = Buffer.concat([telling, Uint8Array.from(packSteps(steps))])
  return `export const ${name} = { scale: ${scale}, bias: ${JSON.stringify(bias)}, bytes: '${bytes.toString('base64')}' }`
}

/** The smallest steps say next to nothing and are left out; runs of zeros are counted. */
function packSteps(steps: Int8Array): number[] {
  const packed: number[] = []
  let zeros = 0
  for (const step of [...steps, 1]) {
    const isZero = Math.abs(step) < LEAST_STEP
    if (isZero && zeros < 255) zeros += 1
    else {
      if (zeros > 0) packed.push(ZEROS, zeros)
      zeros = isZero ? 1 : 0
      if (!isZero) packed.push(step & 255)
    }
  }
  return packed.slice(0, -1)
}
