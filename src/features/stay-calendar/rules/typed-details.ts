/** What a guest types into the booking form. */
export type GuestDetails = {
  guestName: string
  guestEmail: string
  guestPhone: string
  specialRequests: string
}

export const NO_DETAILS: GuestDetails = { guestName: '', guestEmail: '', guestPhone: '', specialRequests: '' }
