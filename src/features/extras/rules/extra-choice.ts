/** Pieces by the id of what was chosen. */
export type ExtraChoice = Readonly<Record<number, number>>

/** What a browser kept of a choice, as far as it is sound. */
export function readChoice(kept: unknown): ExtraChoice {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([id, pieces]) => Number(id) > 0 && pieces >= 1 && pieces <= 99),
  )
}
