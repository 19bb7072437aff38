/** `held`: somebody's nights are kept; `booked`: each villa became a booking; `released`: the rest came free. */
export type HoldState = 'held' | 'booked' | 'released'

export const HOLD_STATES = ['held', 'booked', 'released'] as const satisfies readonly HoldState[]

type Standing = { releasedAt: unknown; villas: readonly { bookingId: number | null }[] }

export function stateOf({ releasedAt, villas }: Standing): HoldState {
  if (villas.every(({ bookingId }) => bookingId !== null)) return 'booked'
  return releasedAt === null ? 'held' : 'released'
}
