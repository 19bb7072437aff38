/** The name of whoever asked to be forgotten: such bookings have neither e-mail nor phone (docs/decisions/guest-data.md). */
export const ERASED_GUEST = 'Erased guest'
