import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Weights, ZEROS } from '../src/features/questions/understand/classifier'
import { crossValidate, type Tally, tally } from './cross-validate'
import { train } from './train-classifier'
import {
  hashExamples,
  readLanguages,
  readTopics,
  stemsByTopic,
  TOPICS_FOLDER,
  toLessons,
  varyExamples,
} from './train-topics'

/** `npm run train:concierge` makes the concierge's understanding out of the examples in `topics/`. */
const LEAST_STEP = 4
const OUTPUT = path.resolve(TOPICS_FOLDER, '../understand/topic-weights.gen.ts')

const topics = readTopics()
const examples = topics.flatMap((topic) => topic.examples)
const ofTopics = train(toLessons(topics, examples))
const ofLanguages = train(
  [...examples, ...varyExamples(readLanguages())].map(({ language, text }) => ({ label: language, text })),
)

const { calibration, judged } = crossValidate(topics)
const all = tally(judged, calibration)
console.log(tell('all', all))
for (const topic of new Set(judged.map((one) => one.topic)))
  console.log(
    tell(
      topic,
      tally(
        judged.filter((one) => one.topic === topic),
        calibration,
      ),
    ),
  )
for (const language of ['en', 'fr', 'sw', 'de'])
  console.log(
    tell(
      language,
      tally(
        judged.filter((one) => one.language === language),
        calibration,
      ),
    ),
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
export const TOPIC_STEMS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries([...stemsByTopic(topics, examples)].map(([id, stems]) => [id, [...stems].join(' ')])))}
/** How far the likeliest topic is to be trusted, and what came of it where examples were judged by models of the others. */
export const CALIBRATION = ${JSON.stringify(calibration)}
export const CROSS_VALIDATED = ${JSON.stringify(all)}
${pack('TOPIC_WEIGHTS', ofTopics)}
${pack('LANGUAGE_WEIGHTS', ofLanguages)}
`,
)

function tell(name: string, { count, right, sure, wrongOfSure }: Tally): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return `${name.padEnd(20)} ${percent(right)} right of ${count}, ${percent(sure)} sure and ${percent(wrongOfSure)} of those wrong`
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
