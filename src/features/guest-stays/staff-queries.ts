import { defineQuery } from '@/web/kit/query'
import { GUESTS_PATH, KNOWN_GUEST_PATH } from './paths'
import type { guestEndpoint, guestsEndpoint, knownGuestEndpoint } from './staff-contract'

export const guestsQuery = defineQuery<typeof guestsEndpoint>(GUESTS_PATH)

export function guestQuery(id: number) {
  return defineQuery<typeof guestEndpoint>(`${GUESTS_PATH}/${id}`)
}

export function knownGuestQuery(by: { bookingId: number } | { email?: string; phone?: string }) {
  return defineQuery<typeof knownGuestEndpoint>(KNOWN_GUEST_PATH, by)
}
