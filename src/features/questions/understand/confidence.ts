import type { Share } from './classifier'

/** How far the best topic of a question is to be trusted. */
export type Calibration = {
  /** One a sign, as `signsOf` lists them. */
  weights: readonly number[]
  /** So confident an answer may be given as it is: at most 3 in 100 such answers were about something else. */
  sure: number
  /** So confident it is given with what the question was taken for: at least two of three such answers were right. */
  likely: number
  /** So confident it is asked back: at least every second time the right topic was among those asked about. */
  thinkable: number
}

const LEAST = 0.0001

/** What tells whether the best of the shares is right: its lead, and how many of the question's stems belong to it. */
export function signsOf(
  stems: readonly string[],
  [best, next]: readonly Share<string>[],
  isOfTopic: (topic: string, stem: string) => boolean,
): number[] {
  const named = stems.filter((stem) => !/^\d/.test(stem))
  const share = Math.min(1 - LEAST, Math.max(LEAST, best?.share ?? 0))
  const own = named.filter((stem) => best && isOfTopic(best.label, stem)).length
  return [
    1,
    Math.log(share / (1 - share)),
    Math.log(share / Math.max(LEAST, next?.share ?? 0)),
    named.length === 0 ? 0 : own / named.length,
    named.length === 0 ? 1 : 0,
    Math.log(1 + named.length),
    best?.label === 'stay' ? 1 : 0,
  ]
}

/** How likely the best topic is right, from 0 to 1. */
export function confidenceOf(signs: readonly number[], weights: readonly number[]): number {
  const sum = signs.reduce((sofar, sign, place) => sofar + sign * (weights[place] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Shares in which all topics about a stay are one, the likeliest first: they share one answer. */
export function mergeStays(shares: readonly Share<string>[]): Share<string>[] {
  const merged = new Map<string, number>()
  for (const { label, share } of shares) {
    const kind = label.startsWith('stay-') ? 'stay' : label
    merged.set(kind, (merged.get(kind) ?? 0) + share)
  }
  return [...merged].map(([label, share]) => ({ label, share })).sort((one, other) => other.share - one.share)
}
