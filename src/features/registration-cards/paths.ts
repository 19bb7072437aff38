import { guestPagePath } from '@/features/guest-links/paths'

export const REGISTRATION_CARD_PATH = '/api/admin/bookings/:id/registration-card'

/** Where a guest fills the card in, by the private link to the booking. */
export function guestCardPath(token: string): string {
  return `${guestPagePath(token)}/registration`
}
