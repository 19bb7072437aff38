import { FEATURES, featuresOf } from './text-features'

/** A label and how sure it is: shares of all labels are 1 together. */
export type Share<Label extends string> = { label: Label; share: number }

/** Weights of a multinomial logistic regression: for each place of a text's vector some labels, each with its weight. */
export type Weights = {
  labels: readonly string[]
  /** Makes a weight of a step of a byte. */
  scale: number
  bias: readonly number[]
  /** How telling each place is (rare ones more), how many labels each has, then these: a label and its step, a byte each. */
  packed: Uint8Array
  /** Where the labels of each place begin in `packed`. */
  starts: Uint32Array
}

/** The labels of a text, the surest first. */
export function classify<Label extends string>(weights: Weights, text: string): Share<Label>[] {
  const { labels, packed, starts, scale, bias } = weights
  const scores = Float64Array.from(bias)
  for (const [place, weight] of toVector(featuresOf(text), packed)) {
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? end; at < end; at += 2) {
      const label = packed[at] ?? 0
      const step = ((packed[at + 1] ?? 0) << 24) >> 24
      scores[label] = (scores[label] ?? 0) + step * scale * weight
    }
  }
  return [...toShares(scores)]
    .map((share, place) => ({ label: labels[place] as Label, share }))
    .sort((one, other) => other.share - one.share)
}

/** A text's vector: each place by how telling it is, all of length 1. */
export function toVector(sums: ReadonlyMap<number, number>, telling: Uint8Array): [number, number][] {
  const told = [...sums].map(([place, sum]): [number, number] => [place, sum * (telling[place] ?? 0)])
  const norm = Math.sqrt(told.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
  return told.map(([place, weight]) => [place, weight / norm])
}

/** Scores as shares of 1. */
export function toShares(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** Weights as they are packed, ready to be read: nothing of them is copied. */
export function openWeights(weights: Omit<Weights, 'starts'>): Weights {
  const starts = new Uint32Array(FEATURES + 1).fill(2 * FEATURES)
  for (let place = 0; place < FEATURES; place++)
    starts[place + 1] = (starts[place] ?? 0) + 2 * (weights.packed[FEATURES + place] ?? 0)
  return { ...weights, starts }
}
