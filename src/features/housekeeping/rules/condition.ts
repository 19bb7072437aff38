import type { Day } from '@/kernel/days'

/** What a villa is like, from the worst; `out-of-order` stands beside the rest. */
export const CONDITIONS = ['dirty', 'cleaning', 'clean', 'inspected', 'out-of-order'] as const

export type Condition = (typeof CONDITIONS)[number]

/** What is pressed on the phone: `service` is the daily cleaning of a villa with guests in it. */
export const CLEANING_MARKS = ['start', 'clean', 'inspect', 'service', 'dirty'] as const

export type CleaningMark = (typeof CLEANING_MARKS)[number]

/** Whether the next guests may have the villa. */
export function isReady(condition: Condition): boolean {
  return condition === 'clean' || condition === 'inspected'
}

/**
 * A villa as it is kept. `turn` counts how often it was made dirty from outside, by a departure, a move or the board:
 * what was pressed about an earlier turn says nothing about this one.
 */
export type VillaState = { condition: Condition; turn: number; servicedOn: Day | null }

export type Pressed = { mark: CleaningMark; turn: number; day: Day }

const LEADS_TO = { start: 'cleaning', clean: 'clean', inspect: 'inspected', dirty: 'dirty' } as const

/**
 * What a press makes of a villa; null where it came too late to count, because the villa is in another turn, out of
 * order or further already. A press that waited on a phone without a network never takes a villa back.
 */
export function applyMark<State extends VillaState>(
  villa: State,
  { mark, turn, day }: Pressed,
): State | null {
  if (turn !== villa.turn) return null
  if (mark === 'service')
    return villa.servicedOn !== null && villa.servicedOn >= day ? null : { ...villa, servicedOn: day }
  if (villa.condition === 'out-of-order') return null
  const condition = LEADS_TO[mark]
  const isFurther = CONDITIONS.indexOf(condition) > CONDITIONS.indexOf(villa.condition)
  return isFurther || (mark === 'dirty' && villa.condition !== 'dirty') ? { ...villa, condition } : null
}
