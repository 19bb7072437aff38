import { classify, type Share, toVector, unpackWeights } from './classifier'
import { featuresOf } from './text-features'
import {
  LANGUAGE_WEIGHTS,
  LANGUAGES,
  TOPIC_NOTES,
  TOPIC_QUESTIONS,
  TOPIC_STEMS,
  TOPIC_WEIGHTS,
  TOPIC_WORDS,
  TOPICS,
} from './topic-weights.gen'

/** What a question may be about: a file in `topics/` each. */
export type TopicId = (typeof TOPICS)[number]

/** Languages that are told apart. */
export type Language = (typeof LANGUAGES)[number]

/** How sure a language must be; under it nobody can tell. */
const SURE_OF_LANGUAGE = 0.7
const FEWEST_LETTERS = 4

const ofTopics = open(TOPICS, TOPIC_WEIGHTS)
const ofLanguages = open(LANGUAGES, LANGUAGE_WEIGHTS)

/** What a text may be about, the likeliest first; names of villas in it are taken for any villa's. */
export function readTopics(text: string, names: readonly string[] = []): Share<TopicId>[] {
  return classify(
    ofTopics,
    names.reduce((told, name) => told.replaceAll(name, 'villaname'), text),
  )
}

/** A text as the places its words take, all of length 1. */
export type TextVector = ReadonlyMap<number, number>

export function vectorOf(text: string): TextVector {
  return new Map(toVector(featuresOf(text), ofTopics.telling))
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

const STEMS = new Map(Object.entries(TOPIC_STEMS).map(([id, stems]) => [id, new Set(stems.split(' '))]))

/** True where a stem belongs to a topic as such, and is nothing particular that is asked about. */
export function isOfTopic(topic: TopicId, stem: string): boolean {
  return STEMS.get(topic)?.has(stem) ?? false
}

/** A question that asks for a topic, as a guest may put it. */
export function questionOf(topic: TopicId, language: string = 'en'): string {
  const questions = TOPIC_QUESTIONS[topic]
  return questions?.[language] ?? questions?.en ?? topic
}

/** Words by which the note is found that answers a topic; null where it has an answer of its own. */
export function noteWordsOf(topic: TopicId): string | null {
  return TOPIC_NOTES[topic] ?? null
}

/** All words that topics are known by, right as they are and worth mending to. */
export const KNOWN_TOPIC_WORDS: readonly string[] = Object.values(TOPIC_WORDS).join(' ').split(/[ -]/)

function open(labels: readonly string[], { scale, bias, bytes }: typeof TOPIC_WEIGHTS) {
  return unpackWeights({ labels, scale, bias }, Buffer.from(bytes, 'base64'))
}
