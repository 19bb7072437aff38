import {
  openWeights,
  toShares,
  toVector,
  type Weights,
} from '../src/features/questions/understand/classifier'
import { FEATURES, featuresOf } from '../src/features/questions/understand/text-features'

const ROUNDS = 6
const RATE = 1
const FIRST_STEP = 0.1
const BIAS_RATE = 0.01
const SEED = 20_270_310
const MOST_STEPS = 127
const LEAST_STEP = 4
/** Errors under this teach next to nothing and take most of the time. */
const LEAST_ERROR = 0.002

/** Multinomial logistic regression by stochastic gradients (Adagrad), its weights in steps of a byte. */
export function train(examples: readonly { label: string; text: string }[]): Weights {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, place) => [label, place]))
  const sums = examples.map(({ text }) => featuresOf(text))
  const telling = weighPlaces(sums)
  const lessons = sums.map((sum, index) => ({
    vector: toVector(sum, telling),
    answer: places.get(examples[index]?.label ?? '') ?? 0,
  }))
  const count = labels.length
  const rows = new Float32Array(FEATURES * count)
  const past = new Float32Array(FEATURES * count).fill(FIRST_STEP)
  const bias = new Float64Array(count)
  const random = seededRandom(SEED)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(lessons, random)
    for (const { vector, answer } of lessons) {
      const scores = Float64Array.from(bias)
      for (const [place, weight] of vector)
        for (let label = 0; label < count; label++)
          scores[label] = (scores[label] ?? 0) + (rows[place * count + label] ?? 0) * weight
      const errors = toShares(scores)
      errors[answer] = (errors[answer] ?? 0) - 1
      const wrong = [...errors.keys()].filter((label) => Math.abs(errors[label] ?? 0) > LEAST_ERROR)
      for (const label of wrong) bias[label] = (bias[label] ?? 0) - BIAS_RATE * (errors[label] ?? 0)
      for (const [place, weight] of vector)
        for (const label of wrong) {
          const at = place * count + label
          const slope = (errors[label] ?? 0) * weight
          const sum = (past[at] ?? 0) + slope * slope
          past[at] = sum
          rows[at] = (rows[at] ?? 0) - (RATE * slope) / Math.sqrt(sum)
        }
    }
  }
  const scale = rows.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS
  const steps = Int8Array.from(rows, (weight) => Math.round(weight / scale))
  const packed = Uint8Array.from([...telling, ...packSteps(steps, count)])
  return openWeights({ labels, packed, scale, bias: [...bias].map((one) => Number(one.toFixed(4))) })
}

/** How many labels each place has, then these with their steps; the smallest steps say next to nothing and are left out. */
function packSteps(steps: Int8Array, count: number): number[] {
  const counts: number[] = []
  const pairs: number[] = []
  for (let place = 0; place < FEATURES; place++) {
    const own = [...steps.subarray(place * count, (place + 1) * count).entries()]
    const told = own.filter(([, step]) => Math.abs(step) >= LEAST_STEP)
    counts.push(told.length)
    for (const [label, step] of told) pairs.push(label, step & 255)
  }
  return [...counts, ...pairs]
}

/** How telling each place is, from how few of the texts hold it: up to 255. */
function weighPlaces(sums: readonly ReadonlyMap<number, number>[]): Uint8Array {
  const holding = new Float32Array(FEATURES)
  for (const sum of sums) for (const place of sum.keys()) holding[place] = (holding[place] ?? 0) + 1
  const most = Math.log(sums.length + 1) + 1
  return Uint8Array.from(holding, (count) =>
    Math.round((255 * (Math.log((sums.length + 1) / (count + 1)) + 1)) / most),
  )
}

export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1))
    const [one, two] = [items[place], items[other]]
    if (one !== undefined && two !== undefined) [items[place], items[other]] = [two, one]
  }
}

/** The same numbers on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
