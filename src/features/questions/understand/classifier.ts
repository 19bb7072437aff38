import { FEATURES, featuresOf } from './text-features'

/** A label and how sure it is: shares of all labels are 1 together. */
export type Share<Label extends string> = { label: Label; share: number }

/** Weights of a multinomial logistic regression: for each place of a text's vector one a label. */
export type Weights = {
  labels: readonly string[]
  /** By place and label; `scale` makes numbers of its steps. */
  steps: Int8Array
  scale: number
  bias: readonly number[]
  /** How telling each place is: rare ones more. */
  telling: Uint8Array
}

/** The labels of a text, the surest first. */
export function classify<Label extends string>(weights: Weights, text: string): Share<Label>[] {
  const { labels, steps, scale, bias, telling } = weights
  const scores = Float64Array.from(bias)
  for (const [place, weight] of toVector(featuresOf(text), telling)) {
    const start = place * labels.length
    for (let label = 0; label < labels.length; label++)
      scores[label] = (scores[label] ?? 0) + (steps[start + label] ?? 0) * scale * weight
  }
  const shares = toShares(scores)
  return labels
    .map((label, place) => ({ label: label as Label, share: shares[place] ?? 0 }))
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

/** Steps that are packed: a byte each, but of zeros, of which there are many, how many follow this mark. */
export const ZEROS = 128

/** Weights as they are packed: how telling places are, then the steps. */
export function unpackWeights(
  { labels, scale, bias }: Pick<Weights, 'labels' | 'scale' | 'bias'>,
  packed: Uint8Array,
): Weights {
  const steps = new Int8Array(FEATURES * labels.length)
  let place = 0
  for (let at = FEATURES; at < packed.length; at++) {
    const byte = packed[at] ?? 0
    if (byte === ZEROS) {
      at += 1
      place += packed[at] ?? 0
    } else {
      steps[place] = byte
      place += 1
    }
  }
  // A copy of its own: a part of `packed` would keep the whole of it.
  return { labels, scale, bias, telling: new Uint8Array(packed.subarray(0, FEATURES)), steps }
}
