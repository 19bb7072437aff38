import { classify } from '../src/features/questions/understand/classifier'
import {
  type Calibration,
  confidenceOf,
  mergeStays,
  signsOf,
} from '../src/features/questions/understand/confidence'
import { hotelPhrases, plainText, subjectStems } from '../src/features/questions/understand/plain-words'
import { seededRandom, shuffle, train } from './train-classifier'
import { type Example, stemsByTopic, type Topic, toLessons } from './train-topics'

/** What a model that had not seen an example took it for. */
type Judged = {
  topic: string
  language: string
  best: string
  isRight: boolean
  /** It is among the topics that would be asked about. */
  isAmongBest: boolean
  signs: number[]
  confidence: number
}

/** The share of 1 that was right, of how many; and of the answers that were sure, how many were about something else. */
export type Tally = { count: number; right: number; sure: number; wrongOfSure: number }

const FOLDS = 4
const SEED = 18
const MOST_ASKED = 3
/** Of the sure answers so many may be about something else. */
const WRONG_OF_SURE = 0.03
const RIGHT_OF_LIKELY = 2 / 3
const RIGHT_OF_ASKED = 0.5
const STEPS = 1500
const RATE = 0.5
const RIDGE = 0.5

/** Each example judged by a model of the other folds: misspelt copies are made of those alone. */
export function crossValidate(topics: readonly Topic[]): { calibration: Calibration; judged: Judged[] } {
  const examples = topics.flatMap((topic) => topic.examples)
  shuffle(examples, seededRandom(SEED))
  const judged = Array.from({ length: FOLDS }, (_, fold) =>
    judgeFold(
      topics,
      examples.filter((_, place) => place % FOLDS !== fold),
      examples.filter((_, place) => place % FOLDS === fold),
    ),
  ).flat()
  // Confidence is told by weights of the other half, so that the thresholds are not of what they were fitted to.
  const halves = [0, 1].map((half) => judged.filter((_, place) => place % 2 === half))
  const told = halves.flatMap((half, place) => {
    const weights = fitWeights(halves[1 - place] ?? [])
    return half.map((one) => ({ ...one, confidence: confidenceOf(one.signs, weights) }))
  })
  return { calibration: { weights: fitWeights(judged), ...chooseThresholds(told) }, judged: told }
}

export function tally(judged: readonly Judged[], { sure }: Pick<Calibration, 'sure'>): Tally {
  const confident = judged.filter(({ confidence }) => confidence >= sure)
  const shareOf = (of: readonly Judged[]) =>
    of.length === 0 ? 1 : of.filter(({ isRight }) => isRight).length / of.length
  return {
    count: judged.length,
    right: shareOf(judged),
    sure: confident.length / Math.max(1, judged.length),
    wrongOfSure: 1 - shareOf(confident),
  }
}

function judgeFold(
  topics: readonly Topic[],
  learned: readonly Example[],
  apart: readonly Example[],
): Judged[] {
  const weights = train(toLessons(topics, learned))
  const stems = stemsByTopic(topics, learned)
  return apart.map(({ topic, language, text }) => {
    const asked = hotelPhrases(plainText(text.replace('{villa}', 'villaname')))
    const shares = mergeStays(classify(weights, asked))
    const wanted = topic.startsWith('stay-') ? 'stay' : topic
    const isOfTopic = (label: string, stem: string) =>
      [...stems].some(
        ([id, own]) => (label === 'stay' ? id.startsWith('stay-') : id === label) && own.has(stem),
      )
    return {
      topic: wanted,
      language,
      best: shares[0]?.label ?? '',
      isRight: shares[0]?.label === wanted,
      isAmongBest: shares.slice(0, MOST_ASKED).some(({ label }) => label === wanted),
      signs: signsOf(subjectStems(asked), shares, isOfTopic),
      confidence: 0,
    }
  })
}

/** Weights by which the signs tell whether the best topic is right (logistic regression, by gradients). */
function fitWeights(judged: readonly Judged[]): number[] {
  const weights = (judged[0]?.signs ?? []).map(() => 0)
  const past = weights.map(() => 0.001)
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight) => RIDGE * weight)
    for (const { signs, isRight } of judged) {
      const error = confidenceOf(signs, weights) - (isRight ? 1 : 0)
      for (const [place, sign] of signs.entries()) slopes[place] = (slopes[place] ?? 0) + error * sign
    }
    for (const [place, slope] of slopes.entries()) {
      past[place] = (past[place] ?? 0) + slope * slope
      weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(past[place] ?? 1)
    }
  }
  return weights.map((weight) => Number(weight.toFixed(3)))
}

/** The lowest confidence from which on as many are right as each kind of answer asks for. */
function chooseThresholds(judged: readonly Judged[]): Omit<Calibration, 'weights'> {
  const ranked = [...judged].sort((one, other) => other.confidence - one.confidence)
  const lowest = (from: number, least: number, isGood: (one: Judged) => boolean) => {
    let [good, end] = [0, from]
    for (const [place, one] of ranked.slice(from).entries()) {
      good += isGood(one) ? 1 : 0
      if (good / (place + 1) >= least) end = from + place + 1
    }
    return end
  }
  const isRight = (one: Judged) => one.isRight
  const sure = lowest(0, 1 - WRONG_OF_SURE, isRight)
  const likely = lowest(sure, RIGHT_OF_LIKELY, isRight)
  const thinkable = lowest(likely, RIGHT_OF_ASKED, (one) => one.isAmongBest)
  const at = (end: number) => Math.ceil(1000 * (ranked[end - 1]?.confidence ?? 1)) / 1000
  return { sure: at(sure), likely: at(likely), thinkable: at(thinkable) }
}
