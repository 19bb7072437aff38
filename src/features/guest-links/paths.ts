/** The page a private link leads to. */
export function guestPagePath(token: string): string {
  return `/my-booking/${token}`
}

/** What stands between the secret of a group's link and the reference of one of its bookings. */
export const GROUP_MARK = '~'
