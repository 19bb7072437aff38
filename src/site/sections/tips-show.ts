import type { TipCategory, TravelTip } from '../content/travel-tips'

/** Which tips are on show, which of them stands in the carousel, and whether the grid of the others is open. */
export type TipsShow = { category: TipCategory | null; index: number; isOpen: boolean }

/** How long a tip stands before the next one comes, while the grid is closed (docs/decisions/product-rules.md). */
export const TIP_MS = 8000

/** Open at first, so nothing moves by itself until a visitor closes it (docs/decisions/product-rules.md). */
export const FIRST_SHOW: TipsShow = { category: null, index: 0, isOpen: true }

/** A category begins with its first tip; the same one again, or none, clears the filter. */
export function chooseCategory(show: TipsShow, category: TipCategory | null): TipsShow {
  return { ...show, category: show.category === category ? null : category, index: 0 }
}

/** The tips of the carousel: those of the category, without one those of high priority. */
export function tipsInCarousel(tips: readonly TravelTip[], { category }: TipsShow): TravelTip[] {
  return tips.filter((tip) => (category ? tip.category === category : tip.priority === 'high'))
}

/** What the grid holds: all tips that the filter lets through and the carousel does not show. */
export function remainingTips(tips: readonly TravelTip[], show: TipsShow): TravelTip[] {
  const shown = tipsInCarousel(tips, show)
  return tips.filter((tip) => !shown.includes(tip) && (!show.category || tip.category === show.category))
}

/** The tip `step` places on; it wraps at both ends. */
export function moveTip(show: TipsShow, count: number, step: 1 | -1): TipsShow {
  return count === 0 ? show : { ...show, index: (show.index + step + count) % count }
}
