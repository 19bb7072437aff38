import type { Stay } from '@/kernel/stay'
import { defineQuery } from '@/web/kit/query'
import type { extrasEndpoint } from './contract'
import { EXTRAS_PATH } from './paths'

/** What can be booked with a stay, and how many are left. */
export function extrasQuery({ checkIn, checkOut }: Stay) {
  return defineQuery<typeof extrasEndpoint>(EXTRAS_PATH, { checkIn, checkOut })
}
