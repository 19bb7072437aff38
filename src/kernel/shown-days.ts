import type { Day } from './days'

/** The first and the last day on which visitors see something; null is without such a bound. */
export type ShownDays = { showFrom: string | null; showUntil: string | null }

/** Whether visitors see it on `today`, later or no more, as its days alone say. */
export function whenShown({ showFrom, showUntil }: ShownDays, today: Day): 'now' | 'later' | 'over' {
  if (showUntil !== null && showUntil < today) return 'over'
  return showFrom !== null && showFrom > today ? 'later' : 'now'
}
