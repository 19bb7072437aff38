import { BOOKINGS_PATH } from '@/features/bookings/paths'

/** Names the sending of bookings among all that pages send. */
export const SENDING_KEY = [BOOKINGS_PATH, 'send'] as const

/** True for what waits until the browser is online again. */
export function isPaused({ state }: { state: { isPaused: boolean } }): boolean {
  return state.isPaused
}

/** True for what has been sent without an answer, and is being sent again. */
export function hasFailed({ state }: { state: { failureCount: number } }): boolean {
  return state.failureCount > 0
}
