import { classify, openWeights, type Share, toVector } from './classifier'
import { confidenceOf, mergeStays, signsOf } from './confidence'
import { hotelPhrases, plainText, subjectStems, wordsOf } from './plain-words'
import { featuresOf } from './text-features'
import { CALIBRATION, LANGUAGES, TOPIC_DATA, TOPICS, WEIGHTS } from './topic-weights.gen'

/** What a question may be about: a file in `topics/` each. */
export type TopicId = (typeof TOPICS)[number]

/** A topic as it is answered: all questions about a stay are answered as one. */
export type TopicKind = Exclude<TopicId, `stay-${string}`> | 'stay'

/** What a question may be about, the likeliest first, and how likely that is right. */
export type Guess = {
  kinds: Share<TopicKind>[]
  confidence: number
  /** The likeliest of the topics about a stay. */
  stay: Extract<TopicId, `stay-${string}`>
}

/** From which confidence on an answer is given as it is, with a word of doubt, or its topics are asked about. */
export const { sure: SURE, likely: LIKELY, thinkable: THINKABLE } = CALIBRATION

/** Languages that are told apart. */
export type Language = (typeof LANGUAGES)[number]

/** How sure a language must be; under it nobody can tell. */
const SURE_OF_LANGUAGE = 0.7
const FEWEST_LETTERS = 4

const ofTopics = openWeights({ ...WEIGHTS.topics, labels: TOPICS })
const ofLanguages = openWeights({ ...WEIGHTS.languages, labels: LANGUAGES })

/** What a text may be about, the likeliest first; names of villas in it are taken for any villa's. */
export function readTopics(text: string, names: readonly string[] = []): Share<TopicId>[] {
  return classify(
    ofTopics,
    names.reduce((told, name) => told.replaceAll(name, 'villaname'), text),
  )
}

/** What the shares of a question's topics come to. */
export function judgeShares(question: string, shares: readonly Share<TopicId>[]): Guess {
  const kinds = mergeStays(shares) as Share<TopicKind>[]
  const signs = signsOf(subjectStems(question), kinds, (kind, stem) => isOfKind(kind as TopicKind, stem))
  const stay = shares.map(({ label }) => label).find(isStay) ?? 'stay-free'
  return { kinds, confidence: confidenceOf(signs, CALIBRATION.weights), stay }
}

/** What a question is about that is one of ours, as a choice puts it: a tap on it means just that. */
export function topicAskedIn(question: string): Guess | null {
  const topic = ASKED.get(wordsOf(question).join(' '))
  if (!topic) return null
  const label = kindOf(topic)
  return { kinds: [{ label, share: 1 }], confidence: 1, stay: isStay(topic) ? topic : 'stay-free' }
}

const ASKED: ReadonlyMap<string, TopicId> = new Map(
  TOPICS.flatMap((topic) =>
    Object.values(TOPIC_DATA[topic].questions).map((question): [string, TopicId] => [
      wordsOf(hotelPhrases(plainText(question))).join(' '),
      topic,
    ]),
  ),
)

/** A text as the places its words take, all of length 1. */
export type TextVector = ReadonlyMap<number, number>

export function vectorOf(text: string): TextVector {
  return new Map(toVector(featuresOf(text), ofTopics.packed))
}

/** How telling a word is by how few of the examples hold it: 1 where none does. */
export function tellingOf(word: string): number {
  return Math.max(
    ...[...featuresOf(word).keys()].slice(0, 2).map((place) => (ofTopics.packed[place] ?? 0) / 255),
  )
}

/** How much two texts say in the same words: 1 for the same, 0 where they share nothing. */
export function closenessOf(one: TextVector, other: TextVector): number {
  let sum = 0
  for (const [place, weight] of one) sum += weight * (other.get(place) ?? 0)
  return sum
}

/** The language of a text as it was typed; null where that cannot be told. */
export function readLanguage(text: string): Language | null {
  if (text.replace(/[^\p{L}]/gu, '').length < FEWEST_LETTERS) return null
  const [best] = classify<Language>(ofLanguages, text)
  return best && best.share >= SURE_OF_LANGUAGE ? best.label : null
}

function isStay(topic: TopicId): topic is Guess['stay'] {
  return topic.startsWith('stay-')
}

function kindOf(topic: TopicId): TopicKind {
  return isStay(topic) ? 'stay' : (topic as TopicKind)
}

/** True where a stem belongs to a topic as such, and is nothing particular that is asked about. */
export function isOfKind(kind: TopicKind, stem: string): boolean {
  return TOPICS.some(
    (topic) => kindOf(topic) === kind && ` ${TOPIC_DATA[topic].stems} `.includes(` ${stem} `),
  )
}

/** Up to so many letters a word may be a particle, such as 'je' or 'ja'. */
const LONGEST_PARTICLE = 2

/** True where a part of a sentence may stand by itself for what it was taken for: sure, or likely and by a word of it. */
export function standsAlone({ kinds: [best], confidence }: Guess, text: string): boolean {
  if (!best || confidence < LIKELY) return false
  if (confidence >= SURE) return true
  return subjectStems(text).some((stem) => stem.length > LONGEST_PARTICLE && isOfKind(best.label, stem))
}

/** A question that asks for a topic, as a guest may put it. */
export function questionOf(topic: TopicId, language: string = 'en'): string {
  const { questions } = TOPIC_DATA[topic]
  return questions[language] ?? questions.en ?? topic
}

/** Words by which the note is found that answers a topic; null where it has an answer of its own. */
export function noteWordsOf(topic: TopicId): string | null {
  return TOPIC_DATA[topic].notes
}

/** All words that topics are known by, right as they are and worth mending to. */
export const KNOWN_TOPIC_WORDS: readonly string[] = TOPICS.flatMap((topic) =>
  TOPIC_DATA[topic].words.split(/[ -]/),
)
