import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Weights } from '../src/features/questions/understand/classifier'
import { crossValidate, type Tally, tally } from './cross-validate'
import { train } from './train-classifier'
import {
  hashExamples,
  readLanguages,
  readTopics,
  stemsByTopic,
  TOPICS_FOLDER,
  type Topic,
  toLessons,
  varyExamples,
} from './train-topics'

/** `npm run train:concierge` makes the concierge's understanding out of the examples in `topics/`. */
const FOLDER = path.resolve(TOPICS_FOLDER, '../understand')
const OUTPUT = path.join(FOLDER, 'topic-weights.gen.ts')

const topics = readTopics()
const examples = topics.flatMap((topic) => topic.examples)
const stems = stemsByTopic(topics, examples)
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
import { readFileSync } from 'node:fs'
export const EXAMPLES_HASH = '${hashExamples()}'
export const TOPICS = ${JSON.stringify(ofTopics.labels)} as const
export const LANGUAGES = ${JSON.stringify(ofLanguages.labels)} as const
/** By topic: the words its note is found by, a question for it by language, the words it is known by, stems of all its examples. */
export const TOPIC_DATA: Record<(typeof TOPICS)[number], TopicData> = ${JSON.stringify(Object.fromEntries(topics.map(dataOf)))}
type TopicData = { notes: string | null; questions: Record<string, string>; words: string; stems: string }
/** How far the likeliest topic is to be trusted, and what came of it where examples were judged by models of the others. */
export const CALIBRATION = ${JSON.stringify(calibration)}
export const CROSS_VALIDATED = ${JSON.stringify(all)}
export const WEIGHTS = {
  topics: ${pack('topic-weights.bin', ofTopics)},
  languages: ${pack('language-weights.bin', ofLanguages)},
}
`,
)

function tell(name: string, { count, right, sure, wrongOfSure }: Tally): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return `${name.padEnd(20)} ${percent(right)} right of ${count}, ${percent(sure)} sure and ${percent(wrongOfSure)} of those wrong`
}

function dataOf({ id, notes, questions, words }: Topic): [string, object] {
  return [id, { notes, questions, words: words.join(' '), stems: [...(stems.get(id) ?? [])].join(' ') }]
}

/** Weights as they are loaded; their bytes stand in a file of their own, which is beside the built server too. */
function pack(file: string, { packed, scale, bias }: Weights): string {
  writeFileSync(path.join(FOLDER, file), packed)
  const bytes = `readFileSync(new URL('./${file}', import.meta.url))`
  return `{ packed: ${bytes}, scale: ${scale}, bias: ${JSON.stringify(bias)} }`
}
