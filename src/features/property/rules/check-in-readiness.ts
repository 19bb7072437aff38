/** Whether check-in looks at the condition of the villa: not at all, it asks staff first, or it refuses. */
export const READINESS_RULES = ['off', 'ask', 'refuse'] as const

export type ReadinessRule = (typeof READINESS_RULES)[number]
