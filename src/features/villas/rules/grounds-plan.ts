/** The plan of the grounds in its own units, which are near a pixel each on a phone. */
export const PLAN_SIZE = { width: 400, height: 560 } as const

/** A place on it, in units from the upper left corner. */
export type PlanPlace = { x: number; y: number }
