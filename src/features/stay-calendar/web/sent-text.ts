import { storedText } from '@/web/kit/stored-text'

/** Outlives a reload: a booking whose answer was lost is asked for again under the key it may have been made with. */
export const sentText = storedText('bookingAttempt', () => sessionStorage)

/** True where a booking was sent from this tab that the server has neither accepted nor refused, as far as is known. */
export function hasSentBooking(): boolean {
  return sentText.read() !== null
}
