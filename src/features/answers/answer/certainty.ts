/** Over this share a topic is answered; under it only when nothing else is closer. */
export const SURE = 0.5
/** So likely, and so many times likelier than all others, a topic is answered with a word of doubt. */
export const LIKELY = { share: 0.3, times: 2 }
/** Over this share its answer needs no word of doubt. */
export const VERY_SURE = 0.8
/** Under this share a topic is not even asked about. */
export const THINKABLE = 0.12
/** Topics that are asked back about. */
export const MOST_ASKED = 3

/** True for a share that is as much as `least` asks, alone and beside the `next`. */
export function isClear(share: number, next: number, least: { share: number; times: number }): boolean {
  return share >= Math.max(least.share, least.times * next)
}
