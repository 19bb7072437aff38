import type { BookingRequest } from '@/features/bookings/contract'

type SentDetails = Pick<BookingRequest, 'arrivalTime' | 'board' | 'specialRequests'>

/**
 * What a guest typed with the booking that was sent from this page, for its confirmation. In memory alone: what is stored
 * in the browser holds nothing of the guest.
 */
const sent = new Map<string, SentDetails>()

export function rememberDetails(
  reference: string,
  { arrivalTime, board, specialRequests }: SentDetails,
): void {
  sent.set(reference, { arrivalTime, board, specialRequests })
}

/** Undefined once the page was loaded anew. */
export function recallDetails(reference: string): SentDetails | undefined {
  return sent.get(reference)
}

/** What a confirmation keeps of it over a reload: the hour of arrival, the meals, and that there are requests. */
export function detailsToKeep(reference: string) {
  const { arrivalTime = null, board = null, specialRequests } = recallDetails(reference) ?? {}
  return { arrivalTime, board, hasRequests: Boolean(specialRequests) }
}
