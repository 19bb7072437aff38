import { formatDecimal } from '@/kernel/decimals'

/** Published reviews from which on our own score takes the place of the one in Property Facts (docs/decisions/reviews.md). */
export const LEAST_REVIEWS = 5

/** How guests rate the hotel: `average` of 1 to 5, and of how many published reviews. */
export type Score = { average: number | null; count: number }

/** A score as people read it, and where it comes from. */
export type ShownScore = { score: string; source: string; isOurs: boolean }

/** True when there are reviews enough for a score of our own. */
export function hasOwnScore(score: Score): score is Score & { average: number } {
  return score.average !== null && score.count >= LEAST_REVIEWS
}

/** One decimal, as `4.8`, or as the current language writes it. */
export function formatScore(average: number): string {
  return formatDecimal((Math.round(average * 10) / 10).toFixed(1))
}

/** Our own score once there are reviews enough; until then, and while it is not known, the one from Property Facts. */
export function chooseScore(
  own: Score | undefined,
  fact: { score: string; source: string },
  countWords: (count: number) => string,
): ShownScore {
  if (own && hasOwnScore(own))
    return { score: formatScore(own.average), source: countWords(own.count), isOurs: true }
  return { ...fact, score: formatDecimal(fact.score), isOurs: false }
}
